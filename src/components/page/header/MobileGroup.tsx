import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'

interface Props {
  label: string
  /** The page of the whole group, first in the list. Omitted when the list has it already. */
  first?: { label: string; href: string } | null
  children: ReactNode
}

export function MobileGroup({ label, first, children }: Props) {
  return (
    <details className="drawer__group">
      <summary>
        {label}
        <Icon name="down" />
      </summary>
      <ul>
        {first && (
          <li>
            <a href={first.href}>{first.label}</a>
          </li>
        )}
        {children}
      </ul>
    </details>
  )
}

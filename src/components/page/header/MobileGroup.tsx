import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'

interface Props {
  label: string
  /** Of a list that is replaced by a longer one at the first sign of a hand (`latePanels`). */
  lateId?: string | undefined
  /** The page of the whole group, first in the list. Omitted when the list has it already. */
  first?: { label: string; href: string } | null
  children?: ReactNode
}

export const First = ({ page }: { page: Props['first'] }) =>
  page && (
    <li>
      <a href={page.href}>{page.label}</a>
    </li>
  )

export function MobileGroup({ label, lateId, first, children }: Props) {
  return (
    <details className="drawer__group">
      <summary>
        {label}
        <Icon name="down" />
      </summary>
      <ul id={lateId} data-late={lateId && ''}>
        <First page={first} />
        {children}
      </ul>
    </details>
  )
}

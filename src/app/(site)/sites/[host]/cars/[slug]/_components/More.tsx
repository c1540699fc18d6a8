import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'

/** The rest of a list. Opens without scripts. */
export function More({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="rest">
      <summary className="more">
        {label}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  )
}

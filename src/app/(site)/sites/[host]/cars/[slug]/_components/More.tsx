import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { t } from '@/lib/words'

/** The rest of a list, which unfolds without scripts. Its label says what a press does next. */
export function More({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="rest">
      <summary className="more">
        <span className="rest__more">{label}</span>
        <span className="rest__less">{t('Show less')}</span>
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  )
}

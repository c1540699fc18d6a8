import { contentIcon } from '@/components/ui/contentIcon'
import { Icon } from '@/components/ui/Icon'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { t } from '@/lib/words'

/** Between the cars, so it is no landmark. It is swiped by hand and never moves by itself, so it needs no stop button (WCAG 2.2.2). */
export function ValueProps({ items }: { items: TenantConfig['search']['valueProps'] }) {
  return (
    <div className="vprops" role="group" aria-label={t('Buying here')}>
      <ul data-scroll="" tabIndex={0} aria-label={t('Swipe for more')}>
        {items.map(({ icon, title, text, href }) => (
          <li key={title}>
            <Icon name={contentIcon(icon)} />
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

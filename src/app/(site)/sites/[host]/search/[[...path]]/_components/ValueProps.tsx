import { contentIcon } from '@/components/ui/contentIcon'
import { Icon } from '@/components/ui/Icon'
import type { TenantConfig } from '@/domain/tenant/tenantConfig'

/** What this dealer does for a shopper, swiped among the cars of a phone. It moves by hand only, so it never needs to be stopped. */
export function ValueProps({ items }: { items: TenantConfig['search']['valueProps'] }) {
  return (
    <aside className="vprops" aria-label="Buying here">
      <ul data-scroll="" tabIndex={0} aria-label="Swipe for more">
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
    </aside>
  )
}

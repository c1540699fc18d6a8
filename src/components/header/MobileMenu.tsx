import { Icon } from '@/components/ui/Icon'
import type { TenantConfig } from '@/domain/tenant/tenantConfig'
import { telHref } from '@/domain/phones'
import { Logo } from './Logo'

type Item = TenantConfig['navigation'][number]

function Entry({ item }: { item: Item }) {
  if (item.kind === 'link' || item.children.length === 0) return <a href={item.href}>{item.label}</a>
  return (
    <details className="drawer__group">
      <summary>
        {item.label}
        <Icon name="down" />
      </summary>
      <ul>
        <li>
          <a href={item.href}>All of it</a>
        </li>
        {item.children.map((child) => (
          <li key={child.href + child.label}>
            <a href={child.href}>{child.label}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}

export function MobileMenu({ config }: { config: TenantConfig }) {
  return (
    <dialog className="sheet sheet--left" id="menu" aria-label="Menu">
      <div className="sheet__head">
        <Logo config={config} />
        <button className="icon-btn" type="button" data-close aria-label="Close menu">
          <Icon name="close" />
        </button>
      </div>
      <ul className="drawer">
        <li>
          <a href="/">Home</a>
        </li>
        {config.navigation.map((item) => (
          <li key={item.label}>
            <Entry item={item} />
          </li>
        ))}
        {config.features.signIn && (
          <li>
            <a href="/account">My account</a>
          </li>
        )}
      </ul>
      {config.phone && (
        <div className="sheet__foot">
          <a className="btn btn--brand btn--wide" href={telHref(config.phone)}>
            <Icon name="phone" />
            {config.phone}
          </a>
        </div>
      )}
    </dialog>
  )
}

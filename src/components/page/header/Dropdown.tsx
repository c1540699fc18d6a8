import type { TenantConfig } from '@/core/dealer/config/tenantConfig'

export function Dropdown({ item }: { item: TenantConfig['navigation'][number] }) {
  return (
    <ul className="drop">
      {item.children.map((child) => (
        <li key={child.href + child.label}>
          <a href={child.href}>
            <b>{child.label}</b>
            {child.note && <span>{child.note}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}

import type { TenantConfig } from '@/core/dealer/config/tenantConfig'

type Item = TenantConfig['navigation'][number]

/** The entry itself leads to the page of the whole group, first in the list unless the list has it already. */
export const pageOfAll = (item: Item): Item | null =>
  item.children.some(({ href }) => href === item.href) ? null : item

export function Dropdown({ links }: { links: Item['children'] }) {
  return (
    <ul className="drop">
      {links.map((child) => (
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

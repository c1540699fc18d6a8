import type { Accessory } from '@/domain/views'

export const AccessoryList = ({ items }: { items: readonly Accessory[] }) => (
  <ul className="accs">
    {items.map(({ name, price }) => (
      <li key={name}>
        <b>{name}</b>
        <span>{price ?? 'Price on request'}</span>
      </li>
    ))}
  </ul>
)

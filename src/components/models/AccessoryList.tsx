import type { Accessory } from '@/core/dealer/views'
import { t } from '@/lib/words'

export const AccessoryList = ({ items }: { items: readonly Accessory[] }) => (
  <ul className="accs">
    {items.map(({ name, price }) => (
      <li key={name}>
        <b>{name}</b>
        <span>{price ?? t('Price on request')}</span>
      </li>
    ))}
  </ul>
)

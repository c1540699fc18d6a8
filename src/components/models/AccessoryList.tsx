import { Picture } from '@/components/ui/Picture'
import type { Accessory } from '@/core/dealer/views'
import { t } from '@/lib/words'

/** Its picture stands before its name. */
export const AccessoryPicture = ({ image }: Pick<Accessory, 'image'>) =>
  image && <Picture url={image} width={192} height={144} sizes="192px" />

export const AccessoryList = ({ items }: { items: readonly Accessory[] }) => (
  <ul className="accs">
    {items.map(({ name, price, image }) => (
      <li key={name}>
        <AccessoryPicture image={image} />
        <b>{name}</b>
        <span>{price ?? t('Price on request')}</span>
      </li>
    ))}
  </ul>
)

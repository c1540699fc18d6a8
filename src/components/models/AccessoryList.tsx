import { Picture } from '@/components/ui/Picture'
import { accessoryAmount } from '@/core/car/accessories'
import type { Accessory } from '@/core/dealer/views'
import { t } from '@/lib/words'

/** Its picture stands before its name. */
export const AccessoryPicture = ({ image }: Pick<Accessory, 'image'>) =>
  image && <Picture url={image} width={192} height={144} sizes="192px" />

const Words = ({ name, price, image }: Accessory) => (
  <>
    <AccessoryPicture image={image} />
    <b>{name}</b>
    <span>{price ?? t('Price on request')}</span>
  </>
)

interface Props {
  items: readonly Accessory[]
  /** The form that takes what is ticked; without one they are only listed. */
  form?: string
}

export const AccessoryList = ({ items, form }: Props) => (
  <ul className="accs" data-quote={form}>
    {items.map((item) => (
      <li key={item.name}>
        {form ? (
          <label>
            <input
              type="checkbox"
              name="additional_services"
              value={item.name}
              form={form}
              data-amount={accessoryAmount(item.price) ?? undefined}
            />
            <Words {...item} />
          </label>
        ) : (
          <Words {...item} />
        )}
      </li>
    ))}
  </ul>
)

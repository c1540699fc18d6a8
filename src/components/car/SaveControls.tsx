import type { Car } from '@/core/car/car'
import type { CarControls } from '@/core/car/controls'
import { type Favourite, factsText } from './garage'
import { Icon } from '@/components/ui/Icon'
import { t } from '@/lib/words'

type Saved = Pick<Car, 'id' | 'name' | 'slug' | 'make' | 'model' | 'price' | 'primary_image_url'>

export const favouriteOf = ({
  id,
  name,
  slug,
  make,
  model,
  primary_image_url,
}: Omit<Saved, 'price'>): Favourite => ({
  ...{ id, name, slug, make, model },
  primary_image_url: primary_image_url ?? null,
})

/** For `data-facts`, set once around a car's controls: a favourite and today's price in dollars. `parseFacts` reads it. */
export const carFacts = (car: Saved): string => factsText(favouriteOf(car), car.price ?? null)

/** Undefined when the page offers neither favourite nor compare. */
export const savedFacts = (
  car: Saved,
  controls: Pick<CarControls, 'favourite' | 'compare'>,
): string | undefined => (controls.favourite || controls.compare ? carFacts(car) : undefined)

/** Plain markup that does not hydrate: `CarControls` listens for every element within `data-facts`. */
export function FavouriteButton({ name, tool }: { name: string; tool?: boolean }) {
  return (
    <button
      className={tool ? 'icon-btn icon-btn--line fav2' : 'fav'}
      type="button"
      aria-pressed="false"
      aria-label={tool ? t('Save') : t('Save {name}', { name })}
      data-favourite=""
    >
      <Icon name="heart" />
    </button>
  )
}

export function CompareSwitch({ name }: { name: string }) {
  return (
    <label className="check check--mini">
      <input type="checkbox" aria-label={t('Compare {name}', { name })} data-compare="" />
      <span>{t('Compare')}</span>
    </label>
  )
}

export function CompareButton() {
  return (
    <button
      className="icon-btn icon-btn--line"
      type="button"
      aria-pressed="false"
      aria-label={t('Compare')}
      data-compare=""
    >
      <Icon name="scales" />
    </button>
  )
}

import type { Car } from '@/domain/car'
import { carTitle } from './carText'
import type { Favourite } from './garage'
import { Icon } from '@/components/ui/Icon'

type Saved = Pick<Car, 'id' | 'name' | 'slug' | 'make' | 'model' | 'year' | 'primary_image_url'>

const favouriteOf = ({ id, name, slug, make, model, primary_image_url }: Saved): Favourite => ({
  id, name, slug, make, model, primary_image_url: primary_image_url ?? null,
})

/** Plain markup: `CarControls` listens for all of them at once, so a list of cards hydrates nothing. */
export function FavouriteButton({ car, tool }: { car: Saved; tool?: boolean }) {
  return (
    <button
      className={tool ? 'icon-btn icon-btn--line fav2' : 'fav'}
      type="button"
      aria-pressed="false"
      aria-label={tool ? 'Save' : `Save ${carTitle(car)}`}
      data-favourite={JSON.stringify(favouriteOf(car))}
    >
      <Icon name="heart" />
    </button>
  )
}

export function CompareSwitch({ car }: { car: Saved }) {
  return (
    <label className="check check--mini">
      <input type="checkbox" aria-label={`Compare ${carTitle(car)}`} data-compare={JSON.stringify(favouriteOf(car))} />
      <span>Compare</span>
    </label>
  )
}

export function CompareButton({ car }: { car: Saved }) {
  return (
    <button
      className="icon-btn icon-btn--line"
      type="button"
      aria-pressed="false"
      aria-label="Compare"
      data-compare={JSON.stringify(favouriteOf(car))}
    >
      <Icon name="scales" />
    </button>
  )
}

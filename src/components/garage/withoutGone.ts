import type { Favourite } from '@/components/car/garage'
import type { SavedCard } from '@/components/car/savedCard'
import type { Prices } from '@/components/car/savedPrices'
import { t } from '@/lib/words'
import { listedAnd } from '@/lib/text'

const cars = (cards: readonly SavedCard[]) =>
  cards.flatMap(({ was, car }) => (was !== undefined && car ? [{ was, car }] : []))

export interface Lists {
  favourites: Favourite[]
  compare: Favourite[]
}

export interface WithoutGone extends Lists {
  gone: Favourite[]
}

/** Cars in one call. */
export const MAX_CHECKED = 54

export const slugsToCheck = ({ favourites, compare }: Lists): string[] =>
  [...new Set([...favourites, ...compare].map(({ slug }) => slug))].slice(0, MAX_CHECKED)

/** In place of a saved car, the one that it is by now; each once. */
export function followed({ favourites, compare }: Lists, cards: readonly SavedCard[]): Lists {
  const led = new Map(cars(cards).map(({ was, car }) => [was, car]))
  const inPlace = (list: readonly Favourite[]): Favourite[] => {
    const all = list.map((one) => led.get(one.slug) ?? one)
    return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at)
  }
  const isLed = [...favourites, ...compare].some(({ slug }) => led.has(slug))
  return isLed ? { favourites: inPlace(favourites), compare: inPlace(compare) } : { favourites, compare }
}

/** Dollars by car id: what the car cost when it was saved under its address before. */
export function followedPrices({ favourites }: Lists, cards: readonly SavedCard[], saved: Prices): Prices {
  const known = { ...saved }
  for (const { was, car } of cars(cards)) {
    const price = saved[favourites.find(({ slug }) => slug === was)?.id ?? '']
    if (price !== undefined) known[car.id] ??= price
  }
  return known
}

export const withoutGone = (
  lists: Lists,
  checked: readonly string[],
  found: readonly string[],
): WithoutGone => {
  const isGone = ({ slug }: Favourite): boolean => checked.includes(slug) && !found.includes(slug)
  const gone = new Map([...lists.favourites, ...lists.compare].filter(isGone).map((car) => [car.slug, car]))
  return {
    favourites: lists.favourites.filter((car) => !isGone(car)),
    compare: lists.compare.filter((car) => !isGone(car)),
    gone: [...gone.values()],
  }
}

export const goneText = (gone: readonly Pick<Favourite, 'name'>[]): string => {
  const names = listedAnd(gone.map(({ name }) => name))
  return gone.length === 1
    ? t('{names} has been sold or withdrawn. We took it off your list.', { names })
    : t('{names} have been sold or withdrawn. We took them off your list.', { names })
}

import type { Favourite } from '@/components/car/garage'
import { t } from '@/lib/words'
import { listedAnd } from '@/lib/listed'

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

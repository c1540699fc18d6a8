/** Favourites and the compare list: kept in this browser only, in the spec's shape, read by the garage pages too. */
import type { Car } from '@/domain/car'

export type Favourite = Pick<Car, 'id' | 'name' | 'slug' | 'make' | 'model'> & { primary_image_url: string | null }
export type GarageList = 'favourites' | 'compare'
export const COMPARE_LIMIT = 4
/** Fired on `window` after each change, so that counts elsewhere on the page follow. */
export const GARAGE_EVENT = 'garage:change'

const text = (value: unknown): value is string => typeof value === 'string'

const isFavourite = (value: unknown): value is Favourite =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value && text(value.id) &&
  'slug' in value && text(value.slug) &&
  'name' in value && text(value.name)

/** What is stored, without what is broken. */
export const parseList = (json: string | null): Favourite[] => {
  try {
    const stored: unknown = JSON.parse(json ?? '[]')
    return Array.isArray(stored) ? stored.filter(isFavourite) : []
  } catch {
    return []
  }
}

export const hasCar = (list: readonly Favourite[], id: string): boolean => list.some((car) => car.id === id)

/** Adds the car, or takes it away when it is there. A full list stays as it is. */
export const toggled = (list: readonly Favourite[], car: Favourite, limit = 200): Favourite[] => {
  if (hasCar(list, car.id)) return list.filter(({ id }) => id !== car.id)
  return list.length >= limit ? [...list] : [...list, car]
}

export const readList = (name: GarageList): Favourite[] => {
  try {
    return parseList(localStorage.getItem(name))
  } catch {
    return []
  }
}

export const writeList = (name: GarageList, list: readonly Favourite[]): void => {
  try {
    localStorage.setItem(name, JSON.stringify(list))
  } catch {
    // Storage is off or full: the page works on, it only forgets.
  }
  window.dispatchEvent(new CustomEvent(GARAGE_EVENT))
}

export const compareHref = (list: readonly Favourite[]): string =>
  `/compare?cars=${list.map(({ slug }) => encodeURIComponent(slug)).join(',')}`

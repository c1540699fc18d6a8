/** Favourites and the compare list: kept in this browser only, in the spec's shape, read by the garage pages too. */
import type { Car } from '@/domain/car/car'
import { COMPARE_LIMIT } from '@/domain/compare/comparePath'
import { GARAGE_EVENT } from './garageEvent'
import { parseStored, parseStoredList, store, storedText } from '@/lib/browserStore'

export type Favourite = Pick<Car, 'id' | 'name' | 'slug' | 'make' | 'model'> & {
  primary_image_url: string | null
}
export type GarageList = 'favourites' | 'compare'
/** As many as one call can ask after. */
export const LIMITS: Record<GarageList, number> = { favourites: 50, compare: COMPARE_LIMIT }

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The six fields of a favourite, whatever else is there; null for what is none. */
const toFavourite = (value: unknown): Favourite | null => {
  if (typeof value !== 'object' || value === null) return null
  const [id, name, slug] = [
    text(Reflect.get(value, 'id')),
    text(Reflect.get(value, 'name')),
    text(Reflect.get(value, 'slug')),
  ]
  if (id === null || name === null || slug === null) return null
  const [make, model] = [text(Reflect.get(value, 'make')) ?? '', text(Reflect.get(value, 'model')) ?? '']
  return { id, name, slug, make, model, primary_image_url: text(Reflect.get(value, 'primary_image_url')) }
}

export const parseList = (json: string | null): Favourite[] => parseStoredList(json, toFavourite)

export interface CarFacts {
  car: Favourite
  /** Dollars, as the page says; null where it names none. */
  price: number | null
}

/** The facts that a page states of a car; null when they cannot be read. */
export const parseFacts = (json: string | null | undefined): CarFacts | null => {
  const stated = parseStored(json)
  const car = toFavourite(stated)
  const price: unknown =
    typeof stated === 'object' && stated !== null && 'price' in stated ? stated.price : null
  return car && { car, price: typeof price === 'number' ? price : null }
}

export const hasCar = (list: readonly Favourite[], id: string): boolean => list.some((car) => car.id === id)

/** Adds the car, or takes it away when it is there. A full list stays as it is. */
export const toggled = (list: readonly Favourite[], car: Favourite, limit: number): Favourite[] => {
  if (hasCar(list, car.id)) return list.filter(({ id }) => id !== car.id)
  return list.length >= limit ? [...list] : [...list, car]
}

export const readList = (name: GarageList): Favourite[] => parseList(storedText(name))

export const writeList = (name: GarageList, list: readonly Favourite[]): void => {
  store(name, list)
  window.dispatchEvent(new CustomEvent(GARAGE_EVENT))
}

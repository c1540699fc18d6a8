/** Favourites and the compare list, stored only in this browser. */
import type { Car } from '@/core/car/car'
import { COMPARE_LIMIT } from '@/features/compare/comparePath.rules'
import { GARAGE_EVENT } from './garageEvent'
import { parseStoredList, store, storedText } from '@/lib/browserStore'

export type Favourite = Pick<Car, 'id' | 'name' | 'slug' | 'make' | 'model'> & {
  primary_image_url: string | null
}
export type GarageList = 'favourites' | 'compare'
/** Together at most MAX_CHECKED (54): one call checks both lists. */
export const LIMITS: Record<GarageList, number> = { favourites: 50, compare: COMPARE_LIMIT }

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Keeps only the six fields of a favourite; null when the stored value is not one. */
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

export const parseFavourites = (value: unknown): Favourite[] =>
  Array.isArray(value) ? value.flatMap((one) => toFavourite(one) ?? []) : []

export interface CarFacts {
  car: Favourite
  /** Dollars; null when the page shows no price. */
  price: number | null
}

/** A line for each fact: a list has it 21 times, where each quote of JSON would be six letters. */
export const factsText = (car: Favourite, price: number | null): string =>
  [car.id, car.name, car.slug, car.make, car.model, car.primary_image_url ?? '', price ?? '']
    .map((fact) => String(fact).replaceAll('\n', ' '))
    .join('\n')

/** Null when the text is not readable. */
export const parseFacts = (text: string | null | undefined): CarFacts | null => {
  const [id, name, slug, make, model, picture, price] = (text ?? '').split('\n')
  if (!id || !name || !slug || price === undefined) return null
  const car = { id, name, slug, make: make ?? '', model: model ?? '', primary_image_url: picture || null }
  return { car, price: price === '' ? null : Number(price) }
}

export const hasCar = (list: readonly Favourite[], id: string): boolean => list.some((car) => car.id === id)

/** Adds the car, or removes it when the list has it. A full list stays unchanged. */
export const toggled = (list: readonly Favourite[], car: Favourite, limit: number): Favourite[] => {
  if (hasCar(list, car.id)) return list.filter(({ id }) => id !== car.id)
  return list.length >= limit ? [...list] : [...list, car]
}

export const readList = (name: GarageList): Favourite[] => parseList(storedText(name))

/** `gone`: the cars that are missing were sold or withdrawn, not taken out by the shopper. */
export const writeList = (name: GarageList, list: readonly Favourite[], why?: 'gone'): void => {
  store(name, list)
  window.dispatchEvent(new CustomEvent(GARAGE_EVENT, { detail: why }))
}

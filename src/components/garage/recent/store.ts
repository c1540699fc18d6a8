import { parseStoredList, store, storedText, toFront } from '@/lib/browserStore'
import { CAR_KEY, SEARCH_KEY } from './keys'

/** The last five searches, each with its refinements and path, and viewed cars, in this browser. */
export interface PastSearch {
  /** `/search/toyota?fuel=Hybrid` */
  path: string
  /** Chip texts of the search; never empty. */
  refinements: string[]
}

export const SEARCHES = 5
export const CARS = 12

const isText = (value: unknown): value is string => typeof value === 'string'
const toText = (value: unknown): string | null => (isText(value) ? value : null)

const isSearch = (value: unknown): value is PastSearch =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  isText(value.path) &&
  value.path.startsWith('/search') &&
  'refinements' in value &&
  Array.isArray(value.refinements) &&
  value.refinements.length > 0 &&
  value.refinements.every(isText)

const toSearch = (value: unknown): PastSearch | null => (isSearch(value) ? value : null)

export const parseSearches = (json: string | null): PastSearch[] =>
  parseStoredList(json, toSearch).slice(0, SEARCHES)
export const parseCars = (json: string | null): string[] => parseStoredList(json, toText).slice(0, CARS)

/** Newest first, each path once, at most SEARCHES. A search without refinements is not stored. */
export const withSearch = (past: readonly PastSearch[], search: PastSearch): PastSearch[] =>
  search.refinements.length ? toFront(past, search, SEARCHES, ({ path }) => path) : [...past]
export const withCar = (past: readonly string[], slug: string): string[] => toFront(past, slug, CARS, String)

const write = (key: string, value: readonly unknown[]): void => store(key, value.length ? value : undefined)

export const pastSearches = (): PastSearch[] => parseSearches(storedText(SEARCH_KEY))
export const noteSearch = (search: PastSearch): void => write(SEARCH_KEY, withSearch(pastSearches(), search))
export const recentCars = (): string[] => parseCars(storedText(CAR_KEY))
export const noteCar = (slug: string): void => write(CAR_KEY, withCar(recentCars(), slug))
export const forgetAll = (): void => {
  write(SEARCH_KEY, [])
  write(CAR_KEY, [])
}

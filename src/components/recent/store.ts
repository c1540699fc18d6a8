import { parseStored, store, storedText } from '@/lib/browserStore'

/** What this browser remembers of its shopper: searches (spec: the last 5, each with refinements and path) and cars looked at. */
export interface PastSearch {
  /** `/search/toyota?fuel=Hybrid` */
  path: string
  /** As the chips of the search read; never empty. */
  refinements: string[]
}

export const SEARCHES = 5
export const CARS = 12
const SEARCH_KEY = 'search_history'
const CAR_KEY = 'recent_cars'

const isText = (value: unknown): value is string => typeof value === 'string'

const isSearch = (value: unknown): value is PastSearch =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value && isText(value.path) && value.path.startsWith('/search') &&
  'refinements' in value && Array.isArray(value.refinements) && value.refinements.length > 0 && value.refinements.every(isText)

const parse = <T>(json: string | null, isOne: (value: unknown) => value is T): T[] => {
  const stored = parseStored(json)
  return Array.isArray(stored) ? stored.filter(isOne) : []
}

/** What is stored, without what is broken. */
export const parseSearches = (json: string | null): PastSearch[] => parse(json, isSearch).slice(0, SEARCHES)
export const parseCars = (json: string | null): string[] => parse(json, isText).slice(0, CARS)

/** The newest first, each once, the oldest dropped at the limit; a search without refinements is not kept. */
export const withSearch = (past: readonly PastSearch[], search: PastSearch): PastSearch[] =>
  search.refinements.length ? [search, ...past.filter(({ path }) => path !== search.path)].slice(0, SEARCHES) : [...past]
export const withCar = (past: readonly string[], slug: string): string[] => [slug, ...past.filter((other) => other !== slug)].slice(0, CARS)

const write = (key: string, value: readonly unknown[]): void => store(key, value.length ? value : undefined)

export const pastSearches = (): PastSearch[] => parseSearches(storedText(SEARCH_KEY))
export const noteSearch = (search: PastSearch): void => write(SEARCH_KEY, withSearch(pastSearches(), search))
export const recentCars = (): string[] => parseCars(storedText(CAR_KEY))
export const noteCar = (slug: string): void => write(CAR_KEY, withCar(recentCars(), slug))
export const forgetAll = (): void => {
  write(SEARCH_KEY, [])
  write(CAR_KEY, [])
}

/** Searches that were saved from this browser (S24), so that the garage leads back to them; the emails are the server's. */
import { GARAGE_EVENT } from '@/components/car/garage'
import { FREQUENCIES, type Frequency } from '@/domain/alerts/frequency'
import { parseStored, store, storedText } from '@/lib/browserStore'

export interface SavedSearch {
  /** `/search/toyota?fuel=Hybrid` */
  path: string
  name: string
  frequency: Frequency
}

/** As many as one address can have. */
export const SAVED_MAX = 20
const KEY = 'saved_searches'

const toSaved = (value: unknown): SavedSearch | null => {
  if (typeof value !== 'object' || value === null) return null
  const [path, name]: unknown[] = [Reflect.get(value, 'path'), Reflect.get(value, 'name')]
  const frequency = FREQUENCIES.find((one) => one === Reflect.get(value, 'frequency'))
  if (typeof path !== 'string' || !/^\/search(?:[/?]|$)/.test(path) || typeof name !== 'string' || !name || !frequency) return null
  return { path, name, frequency }
}

/** What is stored, without what is broken. */
export const parseSaved = (json: string | null): SavedSearch[] => {
  const stored = parseStored(json)
  return Array.isArray(stored) ? stored.flatMap((value) => toSaved(value) ?? []).slice(0, SAVED_MAX) : []
}

/** The newest first, each search once. */
export const withSaved = (list: readonly SavedSearch[], search: SavedSearch): SavedSearch[] =>
  [search, ...list.filter(({ path }) => path !== search.path)].slice(0, SAVED_MAX)

export const savedSearches = (): SavedSearch[] => parseSaved(storedText(KEY))

const write = (list: readonly SavedSearch[]): void => {
  store(KEY, list.length ? list : undefined)
  window.dispatchEvent(new CustomEvent(GARAGE_EVENT))
}
export const noteSaved = (search: SavedSearch): void => write(withSaved(savedSearches(), search))
export const dropSaved = (path: string): void => write(savedSearches().filter((search) => search.path !== path))

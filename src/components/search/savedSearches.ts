/** The server stores the email addresses. */
import { GARAGE_EVENT } from '@/components/car/garageEvent'
import { FREQUENCIES, type Frequency } from '@/features/saved-searches/frequency.rules'
import { MOST_PER_ADDRESS } from '@/features/saved-searches/mostPerAddress.rules'
import { parseStoredList, store, storedText, toFront } from '@/lib/browserStore'
import { isRecord } from '@/lib/isRecord'

export interface SavedSearch {
  /** `/search/toyota?fuel=Hybrid` */
  path: string
  name: string
  frequency: Frequency
}

const KEY = 'saved_searches'

const toSaved = (value: unknown): SavedSearch | null => {
  if (!isRecord(value)) return null
  const { path, name } = value
  const frequency = FREQUENCIES.find((one) => one === value.frequency)
  if (
    typeof path !== 'string' ||
    !/^\/search(?:[/?]|$)/.test(path) ||
    typeof name !== 'string' ||
    !name ||
    !frequency
  )
    return null
  return { path, name, frequency }
}

export const parseSaved = (json: string | null): SavedSearch[] =>
  parseStoredList(json, toSaved).slice(0, MOST_PER_ADDRESS)

export const withSaved = (list: readonly SavedSearch[], search: SavedSearch): SavedSearch[] =>
  toFront(list, search, MOST_PER_ADDRESS, ({ path }) => path)

export const savedSearches = (): SavedSearch[] => parseSaved(storedText(KEY))

const write = (list: readonly SavedSearch[]): void => {
  store(KEY, list.length ? list : undefined)
  window.dispatchEvent(new CustomEvent(GARAGE_EVENT))
}
export const noteSaved = (search: SavedSearch): void => write(withSaved(savedSearches(), search))
export const dropSaved = (path: string): void =>
  write(savedSearches().filter((search) => search.path !== path))

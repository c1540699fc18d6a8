import { useMemo, useSyncExternalStore } from 'react'
import { parseList } from '@/components/car/garage'
import { GARAGE_EVENT } from '@/components/car/garageEvent'
import { parseSaved, type SavedSearch } from '@/components/search/savedSearches'
import { storedText } from '@/lib/browserStore'
import type { Lists } from './withoutGone'

export interface GarageLists extends Lists {
  searches: SavedSearch[]
}

export const isBare = ({ favourites, compare, searches }: GarageLists): boolean =>
  favourites.length + compare.length + searches.length === 0

const KEYS = ['favourites', 'compare', 'saved_searches'] as const

const subscribe = (listener: () => void) => {
  window.addEventListener(GARAGE_EVENT, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(GARAGE_EVENT, listener)
    window.removeEventListener('storage', listener)
  }
}
const snapshot = (): string => JSON.stringify(KEYS.map(storedText))

/** Stored lists, updated by this page and by other tabs; null on the server and until hydration. */
export const useGarageLists = (): GarageLists | null => {
  const stored = useSyncExternalStore(subscribe, snapshot, () => null)
  return useMemo(() => {
    if (stored === null) return null
    const [favourites = null, compare = null, searches = null] = KEYS.map(storedText)
    return { favourites: parseList(favourites), compare: parseList(compare), searches: parseSaved(searches) }
  }, [stored])
}

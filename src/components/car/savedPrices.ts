import { parseStored, store, storedText } from '@/lib/browserStore'

/** Dollars by car id when saved. Stored apart from the favourites, so that their stored shape stays as it is. */
const KEY = 'favourite_prices'
/** When that was, in epoch ms by car id; unknown for what was saved before it was noted. */
const DAYS_KEY = 'favourite_days'

export type Prices = Record<string, number>

export const parsePrices = (json: string | null): Prices => {
  const stored = parseStored(json)
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, price]: [string, unknown]) =>
      typeof price === 'number' ? [[id, price]] : [],
    ),
  )
}

export const savedPrices = (): Prices => parsePrices(storedText(KEY))
export const savedDays = (): Prices => parsePrices(storedText(DAYS_KEY))

/** A car that is no longer saved has no day either. */
export const writePrices = (prices: Prices): void => {
  store(KEY, prices)
  store(DAYS_KEY, Object.fromEntries(Object.entries(savedDays()).filter(([id]) => id in prices)))
}

export const notePrice = (id: string, price: number | null): void => {
  if (price === null) return
  store(KEY, { ...savedPrices(), [id]: price })
  store(DAYS_KEY, { ...savedDays(), [id]: Date.now() })
}

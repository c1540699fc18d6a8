import { parseStored, store, storedText } from '@/lib/browserStore'

/** Dollars by car id when saved. Stored apart from the favourites, so that their stored shape stays as it is. */
const KEY = 'favourite_prices'

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

export const writePrices = (prices: Prices): void => store(KEY, prices)

export const notePrice = (id: string, price: number | null): void => {
  if (price !== null) writePrices({ ...savedPrices(), [id]: price })
}

/** What the favourites cost when they were saved, in dollars by car id: beside the favourites, whose shape is the spec's. */
const KEY = 'favourite_prices'

export type Prices = Record<string, number>

export const parsePrices = (json: string | null): Prices => {
  try {
    const stored: unknown = JSON.parse(json ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).flatMap(([id, price]: [string, unknown]) => (typeof price === 'number' ? [[id, price]] : [])))
  } catch {
    return {}
  }
}

export const savedPrices = (): Prices => {
  try {
    return parsePrices(localStorage.getItem(KEY))
  } catch {
    return {}
  }
}

export const writePrices = (prices: Prices): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(prices))
  } catch {
    // Storage is off or full: a change of price is not noticed, that is all.
  }
}

export const notePrice = (id: string, price: number | null): void => {
  if (price !== null) writePrices({ ...savedPrices(), [id]: price })
}

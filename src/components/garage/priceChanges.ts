import type { CarFacts, Favourite } from '@/components/car/garage'
import type { Prices } from '@/components/car/savedPrices'
import { priceChange, type PriceChange, sinceText } from '@/features/accounts/priceChange.rules'

/** What became of the prices since the cars were saved, by car id; `saved` is dollars, `days` epoch ms. */
export const priceChanges = (
  cars: readonly CarFacts[],
  saved: Prices,
  days: Prices,
  now: Date,
): ReadonlyMap<string, PriceChange> =>
  new Map(
    cars.flatMap(({ car: { id }, price }) => {
      const day = days[id]
      const since = day === undefined ? null : sinceText(new Date(day), now)
      const change = price === null ? null : priceChange(price, saved[id] ?? null, since)
      return change ? [[id, change]] : []
    }),
  )

/** Prices to store, dollars by car id: as saved, or today's if missing; only for current favourites. */
export const pricesToStore = (
  favourites: readonly Favourite[],
  today: readonly CarFacts[],
  saved: Prices,
): Prices =>
  Object.fromEntries(
    favourites.flatMap(({ id }) => {
      const known = saved[id] ?? today.find(({ car }) => car.id === id)?.price
      return known === undefined || known === null ? [] : [[id, known]]
    }),
  )

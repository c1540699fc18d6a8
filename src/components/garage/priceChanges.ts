import type { CarFacts, Favourite } from '@/components/car/garage'
import type { Prices } from '@/components/car/savedPrices'

export interface PriceChange {
  /** `$1,200 less` */
  amount: string
  /** `on the 2023 Kia Sportage since you saved it` */
  rest: string
  isLess: boolean
}

/** What has become cheaper or dearer since it was saved; `saved` in dollars by car id. */
export const priceChanges = (cars: readonly CarFacts[], saved: Prices): PriceChange[] =>
  cars.flatMap(({ car, price }) => {
    const before = saved[car.id]
    if (price === null || before === undefined || before === price) return []
    const isLess = price < before
    const dollars = Math.abs(price - before).toLocaleString('en-AU')
    return [
      {
        amount: `$${dollars} ${isLess ? 'less' : 'more'}`,
        rest: `on the ${car.name} since you saved it`,
        isLess,
      },
    ]
  })

/** The prices to remember: as saved, today's for favourites that had none, nothing of cars that are no longer saved. */
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

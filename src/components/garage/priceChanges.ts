import type { CarFacts, Favourite } from '@/components/car/garage'
import type { Prices } from '@/components/car/savedPrices'
import { t } from '@/lib/words'
import { formatMoney } from '@/core/money/format'

export interface PriceChange {
  amount: string
  rest: string
  isLess: boolean
}

/** Price changes since the cars were saved; `saved` is dollars by car id. */
export const priceChanges = (cars: readonly CarFacts[], saved: Prices): PriceChange[] =>
  cars.flatMap(({ car, price }) => {
    const before = saved[car.id]
    if (price === null || before === undefined || before === price) return []
    const isLess = price < before
    return [
      {
        amount: t(isLess ? '{dollars} less' : '{dollars} more', {
          dollars: formatMoney(Math.abs(price - before)),
        }),
        rest: t('on the {name} since you saved it', { name: car.name }),
        isLess,
      },
    ]
  })

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

import { memoizeByObject } from '@/lib/memoize'
import type { Site } from '@/core/dealer/views'
import { hidesPhones } from '@/core/place/phones/hiddenPhones'
import { isSold } from './availability'
import type { Car } from './car'

// Lists share cars, so each copy is made once.
const withoutPhone = memoizeByObject((car: Car): Car =>
  car.location ? { ...car, location: { ...car.location, phone: undefined } } : car,
)
// Programs have the rating as a filter and an order of the search alone.
const withoutRating = memoizeByObject(({ price_rating: _rating, ...car }: Car): Car => car)
/** What a sold car cost is nobody's offer any more: no program reads what its page does not say. */
const withoutPrices = memoizeByObject((car: Car): Car => ({
  ...car,
  ...{ price: null, before_price: null, price_type: null, subscription_price: null, weekly_price: null },
  ...{ finance_lenders: null, autograb_data: null },
}))
export const carShown = (site: Site, car: Car): Car => {
  const own = car.price_rating ? withoutRating(car) : car
  const priced = isSold(own) ? withoutPrices(own) : own
  return hidesPhones(site) ? withoutPhone(priced) : priced
}

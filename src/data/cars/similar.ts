import { ON_SHOW_STATUSES } from '@/domain/car/availability'
import type { Car } from '@/domain/car/car'
import type { Site } from '@/domain/views'
import { getSearchEngine } from '@/search'
import type { Filter, SearchRequest } from '@/search/types'
import { listingFilter } from './request'
import { hydrate } from './rows'

const PRICE_SPREAD = 0.2
export const SIMILAR_LIMIT = 4

const around = (price: number): { min: number; max: number } => ({
  min: Math.floor(price * (1 - PRICE_SPREAD)),
  max: Math.ceil(price * (1 + PRICE_SPREAD)),
})

/** Narrow first: same body within 20 % of the price; then the same body; then the same make. */
const wishes = (car: Car): Pick<SearchRequest, 'refine' | 'ranges'>[] => {
  const body = car.simple_body ? { simple_body: [car.simple_body] } : null
  return [
    ...(body && car.price ? [{ refine: body, ranges: { price: around(car.price) } }] : []),
    ...(body ? [{ refine: body }] : []),
    { refine: { make: [car.make] } },
  ]
}

/** Up to four available cars, without the car itself. */
export const similarCars = async (site: Site, car: Car): Promise<Car[]> => {
  const now = new Date()
  const where: Filter = {
    and: [
      listingFilter(site, now),
      { f: 'status', in: ON_SHOW_STATUSES },
      { not: { f: 'id', in: [car.id] } },
    ],
  }
  const ids = new Set<string>()
  for (const wish of wishes(car)) {
    if (ids.size >= SIMILAR_LIMIT) break
    const result = await getSearchEngine().search({
      scope: { dealershipIds: site.dealershipIds },
      where,
      perPage: SIMILAR_LIMIT,
      ...wish,
    })
    for (const id of result.ids) ids.add(id)
  }
  return hydrate(site, [...ids].slice(0, SIMILAR_LIMIT), now)
}

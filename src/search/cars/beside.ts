import type { Car } from '@/core/car/car'
import { isAvailable } from '@/core/car/availability'
import type { Site } from '@/core/dealer/views'
import { withRange } from '@/search/list/edit'
import { clearFilters, type ListState } from '@/search/list/state'
import { type CarList, listCars } from './list'

/** Of more cars the list is as long as what stands beside it. */
const SHORT = 8
const SHOWN = 3
const SPREAD = 0.25

export interface Beside {
  model: string
  cars: Car[]
}

/** For a short list of one model: others of its shape, within a quarter of its prices. */
export async function besideModel(
  site: Site,
  state: ListState,
  { hits, count, facetStats: { price } }: Pick<CarList, 'hits' | 'count' | 'facetStats'>,
): Promise<Beside | null> {
  const [model, another] = state.facets.model ?? []
  const body = hits[0]?.simple_body
  if (!model || another || !body || !price || count > SHORT) return null
  const { car_type } = state.facets
  const close = withRange(
    { ...clearFilters(state), facets: { ...(car_type && { car_type }), body: [body] } },
    'price',
    { min: Math.floor(price.min * (1 - SPREAD)), max: Math.ceil(price.max * (1 + SPREAD)) },
  )
  const cars = (await listCars(site, close)).hits.filter((car) => car.model !== model && isAvailable(car))
  return cars.length ? { model, cars: cars.slice(0, SHOWN) } : null
}

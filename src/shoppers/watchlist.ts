import { carsById } from '@/data/cars/rows'
import { ofShopper } from '@/data/watchlist'
import { table } from '@/db/table'
import { isAvailable, isShownOnSite } from '@/domain/car/availability'
import type { Car } from '@/domain/car/car'
import type { Site } from '@/domain/views'
import type { Shopper } from './row'

/** The same number as on the device. */
export const MOST_WATCHED = 50

export type Saved = 'saved' | 'full' | 'unavailable' | 'unknown'

async function add(site: Site, shopper: Shopper, car: Car): Promise<void> {
  // Saved twice: the unique key refuses the second row.
  await (
    await table('watchlist')
  ).insert({
    tenant: site.tenant.id,
    shopper_id: shopper.id,
    phone_number: shopper.phone,
    car_id: car.id,
    price: car.price ?? null,
    price_type: car.price_type ?? null,
  })
}

const watchedIds = async (site: Site, shopper: Shopper): Promise<Set<unknown>> => {
  const rows = await (
    await table('watchlist')
  ).find(ofShopper(site, shopper.id), { fields: ['car_id'], limit: MOST_WATCHED })
  return new Set(rows.map(({ car_id }) => car_id))
}

/** Saves available cars of this site until the list is full. Sold cars cannot be saved. */
export async function saveCars(site: Site, shopper: Shopper, ids: readonly string[]): Promise<Saved> {
  const known = await watchedIds(site, shopper)
  const wanted = [...new Set(ids)].filter((id) => !known.has(id))
  const shown = (await carsById(site, wanted)).filter((car) => isShownOnSite(car, site.config.search))
  const cars = shown.filter(isAvailable)
  const fitting = cars.slice(0, Math.max(0, MOST_WATCHED - known.size))
  for (const car of fitting) await add(site, shopper, car)
  if (shown.length < wanted.length) return 'unknown'
  if (cars.length < wanted.length) return 'unavailable'
  return fitting.length < cars.length ? 'full' : 'saved'
}

/** Returns the same for a car that was not saved. */
export async function removeCar(site: Site, shopper: Shopper, carId: string): Promise<void> {
  await (await table('watchlist')).delete([...ofShopper(site, shopper.id), ['car_id', '=', carId]])
}

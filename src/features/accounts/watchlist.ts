import { followedById } from '@/core/car/read/sameCar'
import { table } from '@/db/table'
import { isAvailable, isShownOnSite } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import type { Site } from '@/core/dealer/views'
import type { Shopper } from './row'
import { ofShopper } from '@/core/person/read/watchedCars'

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

/** Oldest first. */
async function watchedIds(site: Site, shopper: Shopper): Promise<string[]> {
  const rows = await (
    await table('watchlist')
  ).find(ofShopper(site, shopper.id), { fields: ['car_id'], sort: [['createdAt', 'asc']] })
  return rows.map(({ car_id }) => String(car_id))
}

/** The oldest cars that nobody can buy any more make room: most of them the shopper cannot see to take them out. */
async function makeRoom(
  site: Site,
  shopper: Shopper,
  known: readonly string[],
  wanted: number,
): Promise<number> {
  const room = MOST_WATCHED - known.length
  if (room >= wanted) return room
  const cars = await followedById(site, known)
  const isHere = (id: string): boolean => {
    const car = cars.get(id)
    return car !== undefined && isAvailable(car)
  }
  const going = known.filter((id) => !isHere(id)).slice(0, wanted - room)
  await removeRows(site, shopper, going)
  return Math.max(0, room + going.length)
}

/** Saves available cars of this site until the list is full. Sold cars cannot be saved. */
export async function saveCars(site: Site, shopper: Shopper, ids: readonly string[]): Promise<Saved> {
  const known = await watchedIds(site, shopper)
  const followed = await followedById(site, [...new Set(ids)])
  const wanted = [...new Set([...new Set(ids)].map((id) => followed.get(id)?.id ?? id))].filter(
    (id) => !known.includes(id),
  )
  const byId = new Map([...followed.values()].map((car) => [car.id, car]))
  const shown = wanted
    .flatMap((id) => byId.get(id) ?? [])
    .filter((car) => isShownOnSite(car, site.config.search))
  const cars = shown.filter(isAvailable)
  const fitting = cars.slice(0, await makeRoom(site, shopper, known, cars.length))
  for (const car of fitting) await add(site, shopper, car)
  if (shown.length < wanted.length) return 'unknown'
  if (cars.length < wanted.length) return 'unavailable'
  return fitting.length < cars.length ? 'full' : 'saved'
}

async function removeRows(site: Site, shopper: Shopper, ids: readonly string[]): Promise<void> {
  if (ids.length)
    await (await table('watchlist')).delete([...ofShopper(site, shopper.id), ['car_id', 'in', ids]])
}

/** Returns the same for a car that was not saved. Also one that was saved as another car goes, which is this one by now. */
export async function removeCar(site: Site, shopper: Shopper, carId: string): Promise<void> {
  const cars = await followedById(site, await watchedIds(site, shopper))
  const led = [...cars].flatMap(([id, car]) => (car.id === carId ? [id] : []))
  await removeRows(site, shopper, [...new Set([carId, ...led])])
}

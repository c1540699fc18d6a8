import { cache } from 'react'
import { cachedMany } from '@/cache/cachedMany'
import { carTag, siteTags } from '@/cache/tags'
import { table } from '@/db/table'
import type { Clause, FindOptions } from '@/db/tableTypes'
import { isListed, isShownOnSite } from '@/domain/car/availability'
import type { Car } from '@/domain/car/car'
import type { Site } from '@/domain/views'
import { CARD_FIELDS, ROW_FIELDS, readCarRows } from './carRow'

/**
 * Cars straight from their table: a page reads 21 of them, and Payload's own read costs half a millisecond each.
 * Only cars of the site's own tenant and dealerships come back: both, so that neither a wrong row nor a wrong scope leaks.
 */
const readCars = async (site: Site, where: readonly Clause[], options: FindOptions): Promise<Car[]> => {
  const rows = await (await table('cars')).find(where, options)
  return readCarRows(rows)
    .filter(({ tenant, car }) => tenant === site.tenant.id && site.dealershipIds.includes(car.dealership_id))
    .map(({ car }) => car)
}

const cachedCards = cachedMany({
  key: (site: Site, id) => `${site.host} ${id}`,
  tags: ({ host }, car: Car) => [...siteTags(host), carTag(host, car.slug)],
  read: (site, ids) => readCars(site, [['id', 'in', ids]], { fields: CARD_FIELDS }),
})

/** Cars by id in the order of the ids; other dealers' and unknown ids are left out. */
export const carsById = async (site: Site, ids: readonly string[]): Promise<Car[]> => {
  const byId = await cachedCards(site, ids)
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * The listed cars with these ids: the database is the truth, so a car that was hidden or sold since the index was
 * written is left out.
 */
export const hydrate = async (site: Site, ids: readonly string[], now: Date): Promise<Car[]> =>
  (await carsById(site, ids)).filter((car) => isListed(car, site.config.search, now))

const ofTenant = (site: Site): Clause => ['tenant', '=', site.tenant.id]

/** A car by its address, sold and withdrawn ones included (see carPageState); null when the site never shows it. */
export const getCar = cache(async (site: Site, slug: string): Promise<Car | null> => {
  const [car] = await readCars(site, [ofTenant(site), ['slug', '=', slug]], { fields: ROW_FIELDS, limit: 1 })
  return car && isShownOnSite(car, site.config.search) ? car : null
})

/** Listed cars by address, in the order asked for (compare page, favourites). */
export const getCars = async (site: Site, slugs: readonly string[], now = new Date()): Promise<Car[]> => {
  const cars = await readCars(site, [ofTenant(site), ['slug', 'in', slugs]], { fields: ROW_FIELDS })
  const found = new Map(cars.map((car) => [car.slug, car]))
  return slugs
    .flatMap((slug) => found.get(slug) ?? [])
    .filter((car) => isListed(car, site.config.search, now))
}

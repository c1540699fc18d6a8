import { cache } from 'react'
import type { Where } from 'payload'
import { getDb } from '../../db/payload'
import { isListed, isShownOnSite } from '../../domain/availability'
import type { Car } from '../../domain/car'
import type { Site } from '../../domain/views'
import { siteRead } from '../row'
import { privateColumns, toCar } from './toCar'

/** Only cars of the site's own tenant and dealerships: both, so that neither a wrong row nor a wrong scope leaks. */
export const ofSite = (site: Site): Where => ({
  and: [{ tenant: { equals: site.tenant.id } }, { dealership_id: { in: site.dealershipIds } }],
})

export const findCars = async (
  site: Site,
  where: Where,
  options: { limit?: number; page?: number; sort?: string } = {},
): Promise<Car[]> => {
  if (!site.dealershipIds.length) return []
  const db = await getDb()
  const { docs } = await db.find({
    collection: 'cars', where: { and: [ofSite(site), where] }, depth: 0, select: privateColumns, ...siteRead, limit: 0, ...options,
  })
  return docs.map(toCar)
}

/**
 * The listed cars with these ids, in the order of the ids: the database is the truth, so a car that was hidden or
 * sold since the index was written is left out.
 */
export const hydrate = async (site: Site, ids: readonly string[], now: Date): Promise<Car[]> => {
  if (!ids.length) return []
  const byId = new Map((await findCars(site, { id: { in: [...ids] } })).map((car) => [car.id, car]))
  return ids.flatMap((id) => byId.get(id) ?? []).filter((car) => isListed(car, site.config.search, now))
}

/** A car by its address, sold and withdrawn ones included (see carPageState); null when the site never shows it. */
export const getCar = cache(async (site: Site, slug: string): Promise<Car | null> => {
  const [car] = await findCars(site, { slug: { equals: slug } }, { limit: 1 })
  return car && isShownOnSite(car, site.config.search) ? car : null
})

/** Listed cars by address, in the order asked for (compare page, favourites). */
export const getCars = async (site: Site, slugs: readonly string[], now = new Date()): Promise<Car[]> => {
  const found = new Map((await findCars(site, { slug: { in: [...slugs] } })).map((car) => [car.slug, car]))
  return slugs.flatMap((slug) => found.get(slug) ?? []).filter((car) => isListed(car, site.config.search, now))
}

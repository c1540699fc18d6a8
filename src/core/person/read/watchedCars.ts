import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import type { Car } from '@/core/car/car'
import { isShownOnSite } from '@/core/car/availability'
import type { Site } from '@/core/dealer/views'
import { readSound } from '@/lib/soundParts'
import { z } from 'zod'
import { followedById } from '@/core/car/read/sameCar'

const row = z.object({
  car_id: z.string(),
  price: z.number().nullish(),
  price_type: z.string().nullish(),
  createdAt: z.coerce.date(),
})

/** A car that a shopper saved, with its price of that day; includes sold and withdrawn cars. */
export interface Watched {
  car: Car
  /** The id that was saved: another one where staff said since that both are one car. */
  savedAs: string
  savedPrice: number | null
  savedPriceType: string | null
  savedAt: Date
}

export const ofShopper = (site: Site, shopperId: string): Clause[] => [
  ['tenant', '=', site.tenant.id],
  ['shopper_id', '=', shopperId],
]

/** Newest first, each once. A car that the site no longer shows, even as sold, is left out, unless it is another one on show. */
export async function watchedCars(site: Site, shopperId: string): Promise<Watched[]> {
  const stored = await (
    await table('watchlist')
  ).find(ofShopper(site, shopperId), { fields: Object.keys(row.shape), sort: [['createdAt', 'desc']] })
  const rows = stored.flatMap((one) => readSound('watchlist', row, one) ?? [])
  const ids = rows.map(({ car_id }) => car_id)
  const cars = await followedById(site, ids)
  const seen = new Set(ids)
  return rows.flatMap(({ car_id, price, price_type, createdAt }) => {
    const car = cars.get(car_id)
    if (!car || !isShownOnSite(car, site.config.search)) return []
    if (car.id !== car_id && seen.size === seen.add(car.id).size) return []
    const saved = { savedPrice: price ?? null, savedPriceType: price_type ?? null, savedAt: createdAt }
    return [{ car, savedAs: car_id, ...saved }]
  })
}

import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import type { Car } from '@/domain/car/car'
import { isShownOnSite } from '@/domain/car/availability'
import type { Site } from '@/domain/views'
import { z } from 'zod'
import { carsById } from './cars/rows'

const row = z.object({
  car_id: z.string(),
  price: z.number().nullish(),
  price_type: z.string().nullish(),
  createdAt: z.coerce.date(),
})

/** A car that a shopper saved, with its price of that day; includes sold and withdrawn cars. */
export interface Watched {
  car: Car
  savedPrice: number | null
  savedPriceType: string | null
  savedAt: Date
}

export const ofShopper = (site: Site, shopperId: string): Clause[] => [
  ['tenant', '=', site.tenant.id],
  ['shopper_id', '=', shopperId],
]

/** Newest first. A car that the site no longer shows, even as sold, is left out. */
export async function watchedCars(site: Site, shopperId: string): Promise<Watched[]> {
  const stored = await (
    await table('watchlist')
  ).find(ofShopper(site, shopperId), { fields: Object.keys(row.shape), sort: [['createdAt', 'desc']] })
  const rows = stored.map((one) => row.parse(one))
  const cars = new Map(
    (
      await carsById(
        site,
        rows.map(({ car_id }) => car_id),
      )
    ).map((car) => [car.id, car]),
  )
  return rows.flatMap(({ car_id, price, price_type, createdAt }) => {
    const car = cars.get(car_id)
    if (!car || !isShownOnSite(car, site.config.search)) return []
    return [{ car, savedPrice: price ?? null, savedPriceType: price_type ?? null, savedAt: createdAt }]
  })
}

/** Similar cars on all websites of the platform, with public facts only: price, year and kilometres. */
import { z } from 'zod'
import { table } from '@/db/table'
import { storedSpellings } from '@/core/car/makes'
import type { Asked } from '@/core/car/likePrice'
import { YEARS_APART } from './estimate.rules'
import { slugify } from '@/lib/slugify'
import { allTenants } from '@/core/dealer/rows/hosts'

const MAX_SIMILAR = 1_000
/** A lower price counts as none. */
const PRICE_FROM = 500

const row = z.object({
  tenant: z.string(),
  model: z.string(),
  price: z.number(),
  year: z.number(),
  km: z.number(),
})

export async function similarCars(car: { make: string; model: string; year: number }): Promise<Asked[]> {
  const [tenants, rows] = await Promise.all([
    allTenants(),
    table('cars').then((cars) =>
      cars.find(
        [
          ['make', 'in', storedSpellings(car.make)],
          ['status', '=', 'in_stock'],
          ['show_on_dealer_website', '=', true],
          ['car_type', '!=', 'new'],
          ['year', '>=', car.year - YEARS_APART],
          ['year', '<=', car.year + YEARS_APART],
          ['price', '>=', PRICE_FROM],
        ],
        { fields: Object.keys(row.shape), limit: MAX_SIMILAR },
      ),
    ),
  ])
  const shown = new Set(tenants.map(({ id }) => id))
  return rows
    .flatMap((stored) => row.safeParse(stored).data ?? [])
    .filter(({ tenant, model }) => shown.has(tenant) && slugify(model) === slugify(car.model))
    .map(({ price, year, km }) => ({ price, year, km }))
}

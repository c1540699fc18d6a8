/** Cars of one make on all websites of the platform: what is compared is what shoppers may read there. */
import { z } from 'zod'
import { isAvailable, isListed, isSold, ON_SHOW_STATUSES, soldSince } from '@/core/car/availability'
import { CAR_FIELDS } from '@/core/car/fields'
import { storedSpellings } from '@/core/car/makes'
import { hasPrice, marketPrice } from '@/core/car/price'
import { priceRatingSchema } from '@/core/car/ratingSchema'
import { SOLD_DAYS } from '@/core/car/priceRating'
import { isOfSite } from '@/core/car/read/ofSite'
import { rowShape } from '@/core/car/schema'
import { siteOfTenant } from '@/core/dealer/read/sites'
import type { Site } from '@/core/dealer/views'
import { rowsInPieces } from '@/db/pieces'
import type { Clause } from '@/db/tableTypes'
import type { PricedCar } from './like.rules'

const rowSchema = z.object({
  ...rowShape(CAR_FIELDS, [
    ...(['id', 'slug', 'make', 'model', 'badge', 'series', 'year', 'km', 'simple_body'] as const),
    ...(['simple_fuel', 'car_type', 'price', 'price_type', 'vin', 'status', 'sold', 'created_at'] as const),
    ...(['sold_date_timestamp', 'show_on_dealer_website', 'dealership_id', 'autograb_data'] as const),
  ]),
  tenant: z.string(),
  rev: z.number(),
  price_waits: z.unknown().optional(),
  price_rating: priceRatingSchema.nullish().catch(null),
})
const FIELDS = Object.keys(rowSchema.shape)
type RatedRow = z.output<typeof rowSchema>

/** No more of a row than is needed: a platform has tens of thousands of one make. */
export interface PoolCar {
  row: Pick<RatedRow, 'id' | 'rev' | 'slug' | 'price_rating'>
  car: PricedCar
  isRated: boolean
  guide: number | null
  /** Others may be compared with it. */
  isPublic: boolean
}

/** Null for a dealer that is suspended. Each is read once in a pass. */
export type Sites = Map<string, Promise<Site | null>>

/** An unlisted website is not the public's, and a price that waits for a person may be an accident. */
const isPublicRow = (site: Site, row: RatedRow, now: Date): boolean =>
  !site.config.unlisted &&
  hasPrice(row) &&
  row.price_type !== null &&
  row.price_type !== undefined &&
  row.price_type !== 'on_application' &&
  !row.price_waits &&
  isListed(row, { ...site.config.search, soldDays: SOLD_DAYS }, now)

const pooled = (site: Site, row: RatedRow, now: Date): PoolCar => ({
  row: { id: row.id, rev: row.rev, slug: row.slug, price_rating: row.price_rating },
  isRated: isAvailable(row),
  car: {
    ...{ id: row.id, tenant: row.tenant, country: site.config.country, make: row.make, model: row.model },
    ...{ badge: row.badge ?? null, series: row.series ?? null, year: row.year, km: row.km ?? null },
    ...{ body: row.simple_body ?? null, fuel: row.simple_fuel ?? null, car_type: row.car_type },
    ...{ price: hasPrice(row) ? (row.price ?? null) : null, price_type: row.price_type ?? null },
    ...{ vin: row.vin ?? null, created_at: row.created_at },
    soldAt: isSold(row) ? (row.sold_date_timestamp ?? null) : null,
  },
  guide: site.config.features.autograb && row.car_type !== 'new' ? marketPrice(row) : null,
  isPublic: isPublicRow(site, row, now),
})

/** For sale, or sold within the days that count. A row that cannot be read is left out. */
export async function poolOf(make: string, sites: Sites, now: Date): Promise<PoolCar[]> {
  const where: Clause[] = [
    ['make', 'in', storedSpellings(make)],
    {
      any: [[['status', 'in', ON_SHOW_STATUSES]], [['sold_date_timestamp', '>', soldSince(now, SOLD_DAYS)]]],
    },
  ]
  const pool: PoolCar[] = []
  for await (const rows of rowsInPieces('cars', where, FIELDS)) {
    for (const stored of rows) {
      const row = rowSchema.safeParse(stored).data
      if (!row) continue
      const reading = sites.get(row.tenant) ?? siteOfTenant(row.tenant)
      sites.set(row.tenant, reading)
      const site = await reading
      if (site && isOfSite(site, row)) pool.push(pooled(site, row, now))
    }
  }
  return pool
}

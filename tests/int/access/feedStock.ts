/** A dealer's cars after a feed that moved their prices: four of them by more than half, so these wait. */
import { table } from '@/db/table'
import { findFeed } from '@/features/stock/feedRows'
import { openFeed } from '@/features/stock/feedWrites'
import { fileSource } from '@/core/car/owners/sources'
import { commitFeed, feedCars } from '@/features/stock/feeds'
import { ingestCars } from '@/features/stock/ingest'
import type { World } from './world'

const COUNT = 20
/** Two of each: the pairs that may be one car. */
const vinOf = (n: number): string => `MR0HA3CD2005123${40 + Math.floor(n / 2)}`
const carsWith = (priceOf: (n: number) => number) =>
  Array.from({ length: COUNT }, (_, n) => ({
    ...{ stocknum: `P${n}`, make: 'Kia', model: 'Rio', year: 2020, car_type: 'used', vin: vinOf(n) },
    price: priceOf(n),
  }))

export interface FeedStock {
  feed: string
  /** Id by stock number. */
  cars: Map<string, string>
}

export async function feedStock(world: World, of: 'a' | 'b'): Promise<FeedStock> {
  const { tenant, dealership: id } = world.refs[of]
  const { slug } = await world.db.findByID({ collection: 'dealerships', id, depth: 0, overrideAccess: true })
  const source = fileSource('yard')
  const ctx = {
    ...{ tenantId: tenant, dealership: { id, slug: String(slug), name: 'Yard' } },
    ...{ actor: 'test', via: 'feed' as const, source },
  }
  const first = carsWith((n) => 20_000 + n)
  await ingestCars(ctx, first, { mode: 'batch' })
  const rows = await table('cars')
  // As of an hour ago.
  const then = Math.floor(Date.now() / 1000) - 3_600
  await rows.update([['dealership_id', '=', id]], { created_at: then, history_since: then })
  const feed = await openFeed({
    ...{ tenant, dealership_id: id, dealership_slug: String(slug), expected_count: COUNT },
    ...{ key_id: null, sent_by: 'test', file_name: 'yard.csv', taking: {}, source },
  })
  const opened = async () => {
    const found = await findFeed(tenant, feed)
    if (!found) throw new Error('no feed')
    return found
  }
  const second = carsWith((n) => (n < 4 ? 2_000 : 19_000 + n))
  await feedCars(ctx, await opened(), second, false)
  const { state } = await commitFeed(ctx, await opened(), COUNT, false)
  if (state !== 'committed') throw new Error(`the feed is ${state}`)
  const found = await rows.find([['dealership_id', '=', id]], { fields: ['id', 'stocknum'] })
  return { feed, cars: new Map(found.map((row) => [String(row.stocknum), String(row.id)])) }
}

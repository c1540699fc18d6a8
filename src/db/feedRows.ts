import { z } from 'zod'
import type { ChangedBy } from '@/domain/car/carChanges'
import { keepCarChanges } from './carChangeRows'
import { table } from './table'
import type { Clause } from './tableTypes'

const feedSchema = z.object({
  id: z.string(),
  tenant: z.string(),
  dealership_id: z.string(),
  dealership_slug: z.string(),
  createdAt: z.string(),
  state: z.enum(['open', 'committed', 'held', 'released', 'rejected', 'expired']),
  expected_count: z.number().nullable(),
  received: z.number().nullable(),
  summary: z.record(z.string(), z.unknown()).nullable(),
  missing: z.array(z.string()).nullable(),
  held_reason: z.string().nullable(),
  committed_at: z.string().nullish(),
  rev: z.number().nullish(),
})
export type FeedRow = z.output<typeof feedSchema>
export type FeedState = FeedRow['state']
const feeds = () => table('stock-feeds')
const cars = () => table('cars')

/** Ends earlier open feeds of the dealership, so that two snapshots never mix. */
export async function openFeed(
  feed: Pick<FeedRow, 'tenant' | 'dealership_id' | 'dealership_slug' | 'expected_count'> & { key_id: string },
): Promise<string> {
  const rows = await feeds()
  await rows.update(
    [
      ['dealership_id', '=', feed.dealership_id],
      ['state', '=', 'open'],
    ],
    { state: 'expired' },
  )
  const id = await rows.insert({ ...feed, state: 'open', received: 0, rev: 1 })
  if (!id) throw new Error('The feed could not be opened')
  return id
}

export async function findFeed(tenantId: string, id: string): Promise<FeedRow | null> {
  const [row] = await (
    await feeds()
  ).find(
    [
      ['id', '=', id],
      ['tenant', '=', tenantId],
    ],
    { limit: 1 },
  )
  return row ? feedSchema.parse(row) : null
}

/** Of any dealer: for the operator alone. */
export async function feedById(id: string): Promise<FeedRow | null> {
  const [row] = await (await feeds()).find([['id', '=', id]], { limit: 1 })
  return row ? feedSchema.parse(row) : null
}

/** Newest first. `after`: the last one of the page before. */
export async function listFeeds(
  tenantId: string,
  dealerships: readonly string[],
  limit: number,
  after?: { createdAt: string; id: string },
): Promise<FeedRow[]> {
  const where: Clause[] = [['tenant', '=', tenantId]]
  if (dealerships.length) where.push(['dealership_slug', 'in', dealerships])
  if (after)
    where.push({
      any: [
        [['createdAt', '<', after.createdAt]],
        [
          ['createdAt', '=', after.createdAt],
          ['id', '<', after.id],
        ],
      ],
    })
  const rows = await (
    await feeds()
  ).find(where, {
    limit,
    sort: [
      ['createdAt', 'desc'],
      ['id', 'desc'],
    ],
  })
  return rows.map((row) => feedSchema.parse(row))
}

/** Writes the summary if nobody wrote since `feed` was read. */
export async function writeSummary(feed: FeedRow, summary: Record<string, unknown>): Promise<boolean> {
  const where: Clause[] = [
    ['id', '=', feed.id],
    ['rev', '=', feed.rev ?? null],
  ]
  return (await (await feeds()).update(where, { summary }, { rev: 1 })) > 0
}

/** Moves a feed only while it is in `from`: one of two concurrent calls succeeds. */
export async function moveFeed(
  id: string,
  from: FeedState,
  to: FeedState,
  more: Record<string, unknown> = {},
): Promise<boolean> {
  return (
    (await (
      await feeds()
    ).update(
      [
        ['id', '=', id],
        ['state', '=', from],
      ],
      { state: to, ...more },
    )) > 0
  )
}

/** Includes refused cars: a car that the feed names is not missing. */
export async function markSeen(feed: FeedRow, stocknums: readonly string[], items: number): Promise<void> {
  await (
    await cars()
  ).update(
    [
      ['dealership_id', '=', feed.dealership_id],
      ['stocknum', 'in', stocknums],
    ],
    { feed_id: feed.id },
  )
  await (await feeds()).update([['id', '=', feed.id]], {}, { received: items })
}

const missingFrom = (feed: FeedRow): Clause[] => [
  ['dealership_id', '=', feed.dealership_id],
  ['status', 'in', ['in_stock', 'coming_soon']],
  ['feed_id', '!=', feed.id],
  ['updated_at', '<=', Math.floor(Date.parse(feed.createdAt) / 1000)],
]

export interface StockBeside {
  /** Stock numbers on show. */
  active: ReadonlySet<string>
  /** How many of them show a price. */
  priced: number
  /** Those that the feed has not named. */
  missing: string[]
}

export async function stockBeside(feed: FeedRow): Promise<StockBeside> {
  const rows = await cars()
  const onShow: Clause[] = [
    ['dealership_id', '=', feed.dealership_id],
    ['status', 'in', ['in_stock', 'coming_soon']],
  ]
  const active = await rows.find(onShow, { fields: ['stocknum', 'price'] })
  const missing = await rows.find(missingFrom(feed), { fields: ['stocknum'], sort: [['stocknum', 'asc']] })
  return {
    active: new Set(active.map(({ stocknum }) => String(stocknum))),
    priced: active.filter(({ price }) => Number(price) > 0).length,
    missing: missing.map(({ stocknum }) => String(stocknum)),
  }
}

/** Of one dealership, opened at `since` or later. */
export async function feedsSince(dealershipId: string, since: Date): Promise<FeedRow[]> {
  const rows = await (
    await feeds()
  ).find([
    ['dealership_id', '=', dealershipId],
    ['createdAt', '>=', since.toISOString()],
  ])
  return rows.map((row) => feedSchema.parse(row))
}

/** Withdraws, in one write, the cars that the feed has not named. Returns the slugs of their pages. */
export async function withdrawMissing(
  feed: FeedRow,
  stocknums: readonly string[],
  by: ChangedBy,
  now = Math.floor(Date.now() / 1000),
): Promise<string[]> {
  const rows = await cars()
  const where: Clause[] = [...missingFrom(feed), ['stocknum', 'in', stocknums]]
  const gone = await rows.find(where, { fields: ['id', 'slug', 'status'] })
  const set = {
    status: 'withdrawn',
    content_hash: null,
    updated_at: now,
    index_attempts: 0,
    index_next_at: 0,
  }
  await rows.update(where, set, { rev: 1 })
  await keepCarChanges(
    by,
    gone.map(({ id, status }) => ({
      tenantId: feed.tenant,
      carId: String(id),
      changes: { status: { from: status, to: 'withdrawn' } },
    })),
  )
  return gone.map(({ slug }) => String(slug))
}

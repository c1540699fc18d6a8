import { z } from 'zod'
import type { ChangedBy } from '@/domain/car/carChanges'
import { keepCarChanges } from './carChangeRows'
import { table } from './table'
import type { Clause, Row } from './tableTypes'

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
  owed_at: z.number().nullish(),
  rev: z.number().nullish(),
})
export type FeedRow = z.output<typeof feedSchema>
export type FeedState = FeedRow['state']
const feeds = () => table('stock-feeds')
const cars = () => table('cars')

/** Ends earlier open feeds of the dealership, so that two snapshots never mix. */
export async function openFeed(
  feed: Pick<FeedRow, 'tenant' | 'dealership_id' | 'dealership_slug' | 'expected_count'> & {
    key_id: string | null
    sent_by?: string
    file_name?: string
  },
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

/** Moves a feed only while nobody wrote since it was read: one of two concurrent calls succeeds. What follows is owed from now on. */
export async function moveFeed(
  feed: FeedRow,
  to: FeedState,
  more: Record<string, unknown>,
): Promise<boolean> {
  const where: Clause[] = [
    ['id', '=', feed.id],
    ['state', '=', feed.state],
    ['rev', '=', feed.rev ?? null],
  ]
  const set = { state: to, owed_at: Date.now(), ...more }
  return (await (await feeds()).update(where, set, { rev: 1 })) > 0
}

export async function nothingOwed(id: string): Promise<void> {
  await (await feeds()).update([['id', '=', id]], { owed_at: null })
}

/** Of all dealers: decided on, not carried out since `before` (epoch ms). */
export async function owedFeeds(before: number): Promise<FeedRow[]> {
  const rows = await (await feeds()).find([['owed_at', '<=', before]], { limit: 100 })
  return rows.map((row) => feedSchema.parse(row))
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
  await (await feeds()).update([['id', '=', feed.id]], {}, { received: items, rev: 1 })
}

type Opened = Pick<FeedRow, 'id' | 'dealership_id' | 'createdAt'>

const missingFrom = (feed: Opened): Clause[] => [
  ['dealership_id', '=', feed.dealership_id],
  ON_SHOW,
  ['feed_id', '!=', feed.id],
  ['updated_at', '<=', Math.floor(Date.parse(feed.createdAt) / 1000)],
]

export interface StockBeside {
  /** Stock numbers on show, without those that the feed itself put there. */
  active: ReadonlySet<string>
  /** How many of them show a price. */
  priced: number
  /** Those that the feed has not named. */
  missing: string[]
  /** The cars that the feed put on show, with their status. */
  brought: Record<string, string>
  /** How many different cars with a row the feed named. */
  named: number
}

const ON_SHOW: Clause = ['status', 'in', ['in_stock', 'coming_soon']]
const broughtBy = (feed: Opened): Clause[] => [
  ['dealership_id', '=', feed.dealership_id],
  ['shown_by_feed', '=', feed.id],
]

export async function stockBeside(feed: Opened): Promise<StockBeside> {
  const rows = await cars()
  const here: Clause = ['dealership_id', '=', feed.dealership_id]
  const onShow = await rows.find([here, ON_SHOW], {
    fields: ['stocknum', 'price', 'status', 'shown_by_feed'],
  })
  const named = await rows.find([here, ['feed_id', '=', feed.id]], { fields: ['id'] })
  const isBrought = ({ shown_by_feed }: Row) => shown_by_feed === feed.id
  const active = onShow.filter((row) => !isBrought(row))
  const missing = await rows.find(missingFrom(feed), { fields: ['stocknum'], sort: [['stocknum', 'asc']] })
  return {
    active: new Set(active.map(({ stocknum }) => String(stocknum))),
    priced: active.filter(({ price }) => Number(price) > 0).length,
    missing: missing.map(({ stocknum }) => String(stocknum)),
    brought: Object.fromEntries(
      onShow.filter(isBrought).map(({ stocknum, status }) => [String(stocknum), String(status)]),
    ),
    named: named.length,
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

async function withdraw(
  { tenant }: FeedRow,
  where: readonly Clause[],
  by: ChangedBy,
  now = Math.floor(Date.now() / 1000),
): Promise<string[]> {
  const rows = await cars()
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
      tenantId: tenant,
      carId: String(id),
      changes: { status: { from: status, to: 'withdrawn' } },
    })),
  )
  return gone.map(({ slug }) => String(slug))
}

/** Withdraws, in one write, the cars that the feed has not named. Returns the slugs of their pages. */
export const withdrawMissing = (
  feed: FeedRow,
  stocknums: readonly string[],
  by: ChangedBy,
): Promise<string[]> => withdraw(feed, [...missingFrom(feed), ['stocknum', 'in', stocknums]], by)

/** Takes what a held feed put on show off again, in one write. Returns the slugs of their pages. */
export const hideBrought = (feed: FeedRow, by: ChangedBy): Promise<string[]> =>
  withdraw(feed, [...broughtBy(feed), ON_SHOW], by)

/** Stock numbers of the cars that were hidden so and that nobody has touched since. */
export async function hiddenOf(feed: FeedRow): Promise<Set<string>> {
  const rows = await (
    await cars()
  ).find([...broughtBy(feed), ['status', '=', 'withdrawn']], { fields: ['stocknum'] })
  return new Set(rows.map(({ stocknum }) => String(stocknum)))
}

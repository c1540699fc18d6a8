import { z } from 'zod'
import { ON_SHOW_STATUSES } from '@/domain/car/availability'
import { FEED_STATES } from '@/domain/feeds/feeds'
import { table } from './table'
import type { Clause, Row } from './tableTypes'

const feedSchema = z.object({
  id: z.string(),
  tenant: z.string(),
  dealership_id: z.string(),
  dealership_slug: z.string(),
  createdAt: z.string(),
  state: z.enum(FEED_STATES),
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

/** Across all dealers: only for the operator. */
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

/** Of all dealers: decided on, not carried out since `before` (epoch ms). */
export async function owedFeeds(before: number): Promise<FeedRow[]> {
  const rows = await (await feeds()).find([['owed_at', '<=', before]], { limit: 100 })
  return rows.map((row) => feedSchema.parse(row))
}

type Opened = Pick<FeedRow, 'id' | 'dealership_id' | 'createdAt'>

export const ON_SHOW: Clause = ['status', 'in', ON_SHOW_STATUSES]
export const missingFrom = (feed: Opened): Clause[] => [
  ['dealership_id', '=', feed.dealership_id],
  ON_SHOW,
  ['feed_id', '!=', feed.id],
  ['updated_at', '<=', Math.floor(Date.parse(feed.createdAt) / 1000)],
]

export const broughtBy = (feed: Opened): Clause[] => [
  ['dealership_id', '=', feed.dealership_id],
  ['shown_by_feed', '=', feed.id],
]

export interface StockBeside {
  /** Stock numbers on show, without those that the feed itself put there. */
  active: ReadonlySet<string>
  priced: number
  missing: string[]
  /** The cars that the feed put on show, with their status. */
  brought: Record<string, string>
  named: number
}

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

const WHOLE: Clause = ['state', 'in', ['committed', 'held', 'released', 'rejected', 'superseded']]

/** The two newest of one dealership that came whole, opened at `since` or later; newest first. */
export async function newestRuns(dealershipId: string, since: Date): Promise<FeedRow[]> {
  const rows = await (
    await feeds()
  ).find([['dealership_id', '=', dealershipId], WHOLE, ['createdAt', '>=', since.toISOString()]], {
    limit: 2,
    sort: [['createdAt', 'desc']],
  })
  return rows.map((row) => feedSchema.parse(row))
}

/** The last one of its dealership that came whole beside it, by when it was committed. */
export async function lastWholeBeside({ id, dealership_id }: FeedRow): Promise<FeedRow | null> {
  const [row] = await (
    await feeds()
  ).find([['dealership_id', '=', dealership_id], WHOLE, ['id', '!=', id]], {
    limit: 1,
    sort: [['committed_at', 'desc']],
  })
  return row ? feedSchema.parse(row) : null
}

export async function isOvertaken({ id, dealership_id, createdAt }: FeedRow): Promise<boolean> {
  const [newest] = await newestRuns(dealership_id, new Date(createdAt))
  return newest !== undefined && newest.id !== id
}

export async function feedsSince(dealershipId: string, since: Date): Promise<FeedRow[]> {
  const rows = await (
    await feeds()
  ).find([
    ['dealership_id', '=', dealershipId],
    ['createdAt', '>=', since.toISOString()],
  ])
  return rows.map((row) => feedSchema.parse(row))
}

/** Feeds of its dealership that were opened after it, with the stock numbers that they were the last to name. */
export async function namedAfter(feed: Opened): Promise<{ newer: string[]; named: string[] }> {
  const since = await feedsSince(feed.dealership_id, new Date(feed.createdAt))
  const newer = since.map(({ id }) => id).filter((id) => id !== feed.id)
  if (newer.length === 0) return { newer, named: [] }
  const rows = await (
    await cars()
  ).find(
    [
      ['dealership_id', '=', feed.dealership_id],
      ['feed_id', 'in', newer],
    ],
    { fields: ['stocknum'] },
  )
  return { newer, named: rows.map(({ stocknum }) => String(stocknum)) }
}

/** Stock numbers of the cars that were hidden so and that nobody has touched since. */
export async function hiddenOf(feed: FeedRow): Promise<Set<string>> {
  const rows = await (
    await cars()
  ).find([...broughtBy(feed), ['status', '=', 'withdrawn']], { fields: ['stocknum'] })
  return new Set(rows.map(({ stocknum }) => String(stocknum)))
}

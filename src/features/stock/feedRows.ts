import { z } from 'zod'
import { ON_SHOW_STATUSES } from '@/core/car/availability'
import { sourcesIn } from '@/core/car/owners/sources'
import { FEED_STATES, takingSchema } from './feeds.rules'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'

const feedSchema = z.object({
  id: z.string(),
  tenant: z.string(),
  dealership_id: z.string(),
  dealership_slug: z.string(),
  createdAt: z.string(),
  state: z.enum(FEED_STATES),
  source: z.string().nullish(),
  taking: takingSchema.nullish().catch(null),
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
  const rows = await (
    await feeds()
  ).find([['owed_at', '<=', before]], { limit: 100, sort: [['createdAt', 'asc']] })
  return rows.map((row) => feedSchema.parse(row))
}

export type Opened = Pick<FeedRow, 'id' | 'dealership_id' | 'createdAt' | 'source'>

export const ON_SHOW: Clause = ['status', 'in', ON_SHOW_STATUSES]

const besideSchema = z.object({
  id: z.string(),
  stocknum: z.string(),
  vin: z.string().nullish(),
  slug: z.string(),
  rev: z.number(),
  status: z.string(),
  price: z.number().nullable(),
  updated_at: z.number().nullable(),
  content_hash: z.string().nullable(),
  source_version: z.string().nullable(),
  indexed_rev: z.number().nullish(),
  overrides: z.record(z.string(), z.unknown()).nullable(),
  sources: z.unknown().transform(sourcesIn),
})
export type CarBeside = z.output<typeof besideSchema>

/** The cars of a dealership that are on show. */
export async function carsOnShow(dealershipId: string): Promise<CarBeside[]> {
  const rows = await (
    await cars()
  ).find([['dealership_id', '=', dealershipId], ON_SHOW], {
    fields: Object.keys(besideSchema.shape),
    sort: [['stocknum', 'asc']],
  })
  return rows.map((row) => besideSchema.parse(row))
}

const ofSource = ({ dealership_id, source }: Pick<FeedRow, 'dealership_id' | 'source'>): Clause[] => [
  ['dealership_id', '=', dealership_id],
  ['source', '=', source ?? null],
]

const WHOLE: Clause = ['state', 'in', ['committed', 'held', 'released', 'rejected', 'superseded']]

/** The two newest of one dealership that came whole, opened at `since` or later; newest first. `source`: of this one only. */
export async function newestRuns(
  dealershipId: string,
  since: Date,
  source?: { source?: string | null | undefined },
): Promise<FeedRow[]> {
  const of = source ? ofSource({ dealership_id: dealershipId, source: source.source }) : []
  const rows = await (
    await feeds()
  ).find([['dealership_id', '=', dealershipId], ...of, WHOLE, ['createdAt', '>=', since.toISOString()]], {
    limit: 2,
    sort: [['createdAt', 'desc']],
  })
  return rows.map((row) => feedSchema.parse(row))
}

/** The last one of its source that came whole beside it, by when it was committed. */
export async function lastWholeBeside(feed: FeedRow): Promise<FeedRow | null> {
  const [row] = await (
    await feeds()
  ).find([...ofSource(feed), WHOLE, ['id', '!=', feed.id]], {
    limit: 1,
    sort: [['committed_at', 'desc']],
  })
  return row ? feedSchema.parse(row) : null
}

export async function isOvertaken({ id, dealership_id, createdAt, source }: FeedRow): Promise<boolean> {
  const [newest] = await newestRuns(dealership_id, new Date(createdAt), { source })
  return newest !== undefined && newest.id !== id
}

/** Of the same source, opened at `since` or later. */
export async function feedsSince(feed: Omit<Opened, 'id'>, since: Date): Promise<FeedRow[]> {
  const rows = await (
    await feeds()
  ).find([...ofSource(feed), ['createdAt', '>=', since.toISOString()]], { sort: [['createdAt', 'asc']] })
  return rows.map((row) => feedSchema.parse(row))
}

/** Decided on and not carried out, older than this one, and of its source. */
export async function owedBefore(feed: FeedRow): Promise<FeedRow[]> {
  const rows = await (
    await feeds()
  ).find(
    [...ofSource(feed), ['createdAt', '<', feed.createdAt], ['owed_at', '>', 0], ['id', '!=', feed.id]],
    { sort: [['createdAt', 'asc']] },
  )
  return rows.map((row) => feedSchema.parse(row))
}

/** Whether one of this source was not decided on yet. */
export async function hasWaiting(dealershipId: string, source: string): Promise<boolean> {
  const [row] = await (
    await feeds()
  ).find([...ofSource({ dealership_id: dealershipId, source }), ['state', 'in', ['open', 'held']]], {
    fields: ['id'],
    limit: 1,
  })
  return row !== undefined
}

/** Of all dealers, for the metrics. */
export async function heldFigures(now = Date.now()): Promise<{ held: number; oldestMs: number }> {
  const held: Clause = ['state', '=', 'held']
  const rows = await (
    await feeds()
  ).find([held], { fields: ['createdAt'], sort: [['createdAt', 'asc']], limit: 1000 })
  const oldest = rows[0]?.createdAt
  return { held: rows.length, oldestMs: oldest ? now - Date.parse(String(oldest)) : 0 }
}

/** Of all dealers: begun before `before` and never finished. */
export async function abandonedFeeds(before: Date): Promise<FeedRow[]> {
  const rows = await (
    await feeds()
  ).find(
    [
      ['state', '=', 'open'],
      ['createdAt', '<', before.toISOString()],
    ],
    { limit: 100 },
  )
  return rows.map((row) => feedSchema.parse(row))
}

import { z } from 'zod'
import { table } from '@/db/table'
import type { Clause, Row } from '@/db/tableTypes'
import { startEvery, type Loop } from '@/jobs/loop'
import { inSlices } from '@/lib/giveWay'
import { DAY_MS, HOUR_MS } from '@/lib/time'
import { EVENT_DATA, type EventType, EVENT_TYPES, KEPT_DAYS, MOST_KEPT, SETTLE_MS } from './events.rules'

const rowSchema = z.object({
  id: z.string(),
  at: z.number(),
  type: z.string(),
  occurred_at: z.string(),
  dealership_slug: z.string().nullish(),
  resource: z.string().nullish(),
  data: z.record(z.string(), z.unknown()),
})

/** The one envelope: of the list and of webhooks alike. */
export const eventSchema = z.object({
  id: z
    .string()
    .meta({ description: 'The same each time the event is given out: drop what you have already' }),
  type: z.enum(EVENT_TYPES),
  occurred_at: z.string().meta({ description: 'When the change was written' }),
  dealership: z.string().nullable().meta({ description: 'Slug; null where the row names none' }),
  resource: z.string().nullable().meta({ description: 'The call that reads it as it is now' }),
  data: z.record(z.string(), z.unknown()).meta({
    description: 'What the row said when the event was made: those of these that its type has',
    properties: EVENT_DATA,
  }),
})
export type DealerEvent = z.output<typeof eventSchema>

/** How many were stored of each dealer since the last purge: only theirs are counted then. */
const stored = new Map<string, number>()

/** Those that another worker stored already are left out. */
export async function newEvents(rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const events = await table('events')
  const ids = rows.map(({ id }) => String(id))
  const known = new Set(
    (await events.find([['id', 'in', ids]], { fields: ['id'] })).map(({ id }) => String(id)),
  )
  const fresh = rows.filter(({ id }) => !known.has(String(id)))
  const write = async (some: readonly Row[]) => {
    const at = Date.now()
    await events.insertAll(some.map((row) => ({ ...row, at })))
    return []
  }
  await inSlices(fresh, write, 100)
  for (const { tenant } of fresh) stored.set(String(tenant), (stored.get(String(tenant)) ?? 0) + 1)
}

export interface Position {
  at: number
  id: string
}
interface Wanted {
  tenant: string
  types: readonly string[]
  /** Slugs; empty means all, those without one too. */
  dealerships: readonly string[]
  after: Position | null
  limit: number
}
export interface EventPage {
  events: DealerEvent[]
  /** Where to go on. */
  last: Position
  more: boolean
  /** What followed the position may be gone: it was older than what is kept. */
  gap: boolean
}

/** True when what followed the position may have been dropped: by its age, or because the dealer had more than are stored. */
async function isGone(tenant: string, { at }: Position, now: number, most: number): Promise<boolean> {
  if (at < now - KEPT_DAYS * DAY_MS) return true
  const events = await table('events')
  const own: Clause[] = [['tenant', '=', tenant]]
  const [earlier] = await events.find([...own, ['at', '<=', at]], { fields: ['id'], limit: 1 })
  return !earlier && (await events.find(own, { fields: ['id'], limit: most })).length === most
}

/** After every event of its moment: ids are hexadecimal. */
const LAST = 'z'
const since = (at: number): Position => ({ at, id: LAST })

export async function pageOfEvents(
  { tenant, types, dealerships, after, limit }: Wanted,
  most = MOST_KEPT,
): Promise<EventPage> {
  const now = Date.now()
  const settled = now - SETTLE_MS
  const where: Clause[] = [
    ['tenant', '=', tenant],
    ['at', '<=', settled],
    ['type', 'in', types],
    ...(dealerships.length ? [['dealership_slug', 'in', dealerships] as const] : []),
  ]
  if (after)
    where.push({
      any: [
        [['at', '>', after.at]],
        [
          ['at', '=', after.at],
          ['id', '>', after.id],
        ],
      ],
    })
  const found = await (
    await table('events')
  ).find(where, {
    sort: [
      ['at', 'asc'],
      ['id', 'asc'],
    ],
    limit: limit + 1,
  })
  const rows = found.slice(0, limit).map((row) => rowSchema.parse(row))
  const more = found.length > limit
  const last = rows.at(-1)
  return {
    events: rows.map(({ at: _at, dealership_slug, resource, ...row }) =>
      eventSchema.parse({ ...row, dealership: dealership_slug ?? null, resource: resource ?? null }),
    ),
    // At the end the position is a moment, so that it does not grow old at a dealer where nothing happens.
    last: more && last ? { at: last.at, id: last.id } : since(settled),
    more,
    gap: after ? await isGone(tenant, after, now, most) : false,
  }
}

async function dropMost(tenant: string, most: number): Promise<void> {
  const events = await table('events')
  const own: Clause[] = [['tenant', '=', tenant]]
  const newest = await events.find(own, { fields: ['at'], sort: [['at', 'desc']], limit: most + 1 })
  const over = newest[most]
  if (over) await events.delete([...own, ['at', '<=', Number(over.at)]])
}

/** What is too old, and of a dealer who had many the oldest. */
export async function purgeEvents(now = Date.now(), most = MOST_KEPT): Promise<void> {
  await (await table('events')).delete([['at', '<', now - KEPT_DAYS * DAY_MS]])
  const busy = [...stored.keys()]
  stored.clear()
  for (const tenant of busy) await dropMost(tenant, most)
}

export const startEventPurge = (): Loop => startEvery('event purge', HOUR_MS, purgeEvents)

export const isEventType = (name: string): name is EventType => EVENT_TYPES.some((type) => type === name)

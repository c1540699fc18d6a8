import type { ChangedBy } from '@/domain/car/carChanges'
import { keepCarChanges } from './carChangeRows'
import { broughtBy, missingFrom, ON_SHOW, type FeedRow, type FeedState } from './feedRows'
import { table } from './table'
import type { Clause } from './tableTypes'

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

/** Writes the summary if nobody wrote since `feed` was read. */
export async function writeSummary(feed: FeedRow, summary: Record<string, unknown>): Promise<boolean> {
  const where: Clause[] = [
    ['id', '=', feed.id],
    ['rev', '=', feed.rev ?? null],
  ]
  return (await (await feeds()).update(where, { summary }, { rev: 1 })) > 0
}

/** Moves a feed only while nobody wrote since it was read: one of two concurrent calls succeeds. The follow-up work is owed from then on. */
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

/** Ends the held feeds of its dealership that were opened before it: their release would undo it. */
export async function supersedeHeld({ dealership_id, createdAt }: FeedRow): Promise<void> {
  const where: Clause[] = [
    ['dealership_id', '=', dealership_id],
    ['state', '=', 'held'],
    ['createdAt', '<', createdAt],
  ]
  await (await feeds()).update(where, { state: 'superseded' }, { rev: 1 })
}

export async function nothingOwed(id: string): Promise<void> {
  await (await feeds()).update([['id', '=', id]], { owed_at: null })
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

/** A feed that names a car as it is changes nothing of it, its `updated_at` neither. */
const notNamedBy = (newer: readonly string[]): Clause[] => newer.map((id) => ['feed_id', '!=', id])

/** In one write. `newer`: ids. Returns the slugs of the cars' pages. */
export const withdrawMissing = (feed: FeedRow, newer: readonly string[], by: ChangedBy): Promise<string[]> =>
  withdraw(feed, [...missingFrom(feed), ...notNamedBy(newer), ['stocknum', 'in', feed.missing ?? []]], by)

/** As `withdrawMissing`, of what the held feed put on show. */
export const hideBrought = (feed: FeedRow, newer: readonly string[], by: ChangedBy): Promise<string[]> =>
  withdraw(feed, [...broughtBy(feed), ...notNamedBy(newer), ON_SHOW], by)

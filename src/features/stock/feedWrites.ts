import type { Taking } from './feeds.rules'
import type { FeedRow, FeedState } from './feedRows'
import { dropStage } from './feedStage'
import { table } from '@/db/table'
import type { Clause, Row } from '@/db/tableTypes'

const feeds = () => table('stock-feeds')

/** Moves every feed that matches, without a word of its sender, and drops what it brought. */
async function endFeeds(where: readonly Clause[], state: FeedState): Promise<void> {
  const rows = await feeds()
  const ended = (await rows.find(where, { fields: ['id'] })).map(({ id }) => String(id))
  if (ended.length === 0) return
  await rows.update([...where, ['id', 'in', ended]], { state, owed_at: Date.now() }, { rev: 1 })
  await dropStage(ended)
  await rows.update(
    [
      ['id', 'in', ended],
      ['state', '=', state],
    ],
    { owed_at: null },
  )
}

type Opening = Pick<FeedRow, 'tenant' | 'dealership_id' | 'dealership_slug' | 'expected_count'> & {
  key_id: string | null
  source?: string
  taking?: Taking
  sent_by?: string
  file_name?: string
}

async function insertFeed(row: Row): Promise<string> {
  const id = await (await feeds()).insert({ ...row, rev: 1 })
  if (!id) throw new Error('The feed could not be opened')
  return id
}

/** Of a file that changes and adds cars as it comes, and takes none off: it ends no other feed. */
export const noteApplied = (feed: Opening, received: number): Promise<string> =>
  insertFeed({ ...feed, state: 'applied', received, committed_at: new Date().toISOString() })

/** Ends earlier open feeds of its source, so that two snapshots never mix. */
export async function openFeed(feed: Opening): Promise<string> {
  await endFeeds(
    [
      ['dealership_id', '=', feed.dealership_id],
      ['source', '=', feed.source ?? null],
      ['state', '=', 'open'],
    ],
    'expired',
  )
  return insertFeed({ ...feed, state: 'open', received: 0 })
}

/** Of a feed that nobody finishes any more. */
export const expireFeed = ({ id }: FeedRow): Promise<void> =>
  endFeeds(
    [
      ['id', '=', id],
      ['state', '=', 'open'],
    ],
    'expired',
  )

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

/** Ends the held feeds of its source that were opened before it: their release would undo it. */
export const supersedeHeld = ({ dealership_id, createdAt, source }: FeedRow): Promise<void> =>
  endFeeds(
    [
      ['dealership_id', '=', dealership_id],
      ['source', '=', source ?? null],
      ['state', '=', 'held'],
      ['createdAt', '<', createdAt],
    ],
    'superseded',
  )

export async function nothingOwed(id: string): Promise<void> {
  await (await feeds()).update([['id', '=', id]], { owed_at: null })
}

/** False when it is not open any more. */
export async function countReceived(feed: FeedRow, items: number): Promise<boolean> {
  const where: Clause[] = [
    ['id', '=', feed.id],
    ['state', '=', 'open'],
  ]
  return (await (await feeds()).update(where, {}, { received: items, rev: 1 })) > 0
}

import type { CollectionBeforeChangeHook } from 'payload'
import { recordOf } from '../../../access/ids'
import { staffOf } from '../../../access/staff'
import { overridesAfter, owned } from '../overrides'

type Row = Record<string, unknown>

/**
 * Columns that other writers change at any moment. Payload fills a save with the values it read before; leaving these
 * out keeps a hold or a feed's write that happened in between.
 */
const LEFT_ALONE = new Set([
  'hold_state',
  'hold_by',
  'hold_until',
  'hold_seq',
  'views',
  'indexed_rev',
  'index_attempts',
  'index_next_at',
  'picture_files',
  'picture_next_at',
  'picture_lease_until',
  'picture_done',
  'content_hash',
  'source_version',
  'feed_id',
])

const without = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !LEFT_ALONE.has(name)))

/** Higher than any revision that a feed writes meanwhile (those count up by one), so the index never misses this save. */
const nextRev = (before: Row): number =>
  Math.max(Date.now(), typeof before.rev === 'number' ? before.rev + 1 : 1)

function soldSince(before: Row, row: Row, now: number): Row {
  if (row.status === undefined) return {}
  if (row.status !== 'sold') return { sold: false, sold_date_timestamp: null }
  return before.status === 'sold' ? { sold: true } : { sold: true, sold_date_timestamp: now }
}

/** A save by staff: a new revision for the search index, and what they changed wins over the feed from now on. */
export const stamp: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (!staffOf(req.user)) return data
  const before = recordOf(originalDoc)
  const row = recordOf(data)
  const now = Math.floor(Date.now() / 1000)
  const photos = Array.isArray(row.images) ? { photos_count: row.images.length } : {}
  const after = { ...row, ...soldSince(before, row, now), ...photos, updated_at: now, rev: nextRev(before) }
  if (operation === 'create') return { ...after, created_at: now, picture_next_at: 0 }
  return {
    ...without(after),
    index_attempts: 0,
    index_next_at: 0,
    picture_next_at: 0,
    overrides: overridesAfter(recordOf(before.overrides), before, after, owned),
  }
}

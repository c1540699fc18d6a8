import type { CollectionBeforeChangeHook } from 'payload'
import { recordOf } from '@/access/ids'
import { staffOf } from '@/access/staff'
import { deriveCar } from '@/domain/car/derive'
import { FACT_FIELDS, fittingFacts, readFacts, withOverrides, withoutDerived } from '@/domain/car/facts'
import { sameValue } from '@/lib/sameValue'

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

/** What staff changed of the facts. Other pictures mean another first one, unless they chose it too. */
function changesOf(before: Row, row: Row): Row {
  const changed = FACT_FIELDS.filter((name) => row[name] !== undefined && !sameValue(row[name], before[name]))
  const chosen = changed.includes('primary_image_url') ? {} : { primary_image_url: null }
  return {
    ...(changed.includes('images') ? { ...chosen, thumbnails: null } : {}),
    ...Object.fromEntries(changed.map((name) => [name, row[name]])),
  }
}

/** A new car's facts and what follows from them; what the form cannot say is left to be derived. */
function create(row: Row, now: number): Row {
  const facts = readFacts({ ...row, custom_rank: null, created_at: null })
  return facts ? { ...row, ...deriveCar(facts, undefined, now) } : row
}

/** The changed facts over those that were stated before: what followed from these follows anew. */
function update(before: Row, row: Row, changes: Row, now: number): Row {
  const stored = readFacts(before)
  if (!stored) return row
  const was = fittingFacts(before)
  const derive = (facts: typeof stored) => deriveCar(facts, was, now)
  const facts = withOverrides(withoutDerived(stored, stored, derive), changes)
  return { ...row, ...derive(facts) }
}

/** A save by staff: a new revision for the search index, and what they changed wins over the feed from now on. */
export const stamp: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (!staffOf(req.user)) return data
  const before = recordOf(originalDoc)
  const row = recordOf(data)
  const now = Math.floor(Date.now() / 1000)
  const stamped = { updated_at: now, rev: nextRev(before) }
  if (operation === 'create') return { ...create(row, now), ...stamped, picture_next_at: 0 }
  const changes = changesOf(before, row)
  return {
    ...without(update(before, row, changes, now)),
    ...stamped,
    index_attempts: 0,
    index_next_at: 0,
    picture_next_at: 0,
    overrides: { ...recordOf(before.overrides), ...changes },
  }
}

/**
 * Rows whose changes are announced to integrators. The write itself marks the row, so that no writer can forget it and nothing is lost
 * between a change and its event: a worker makes the event of a marked row (features/events). Decision 0158.
 */
import type { Row, Table } from './tableTypes'

type IsAnnounced = (set: Row, inc: Readonly<Record<string, number>>) => boolean

const one =
  (...columns: string[]): IsAnnounced =>
  (set, inc) =>
    columns.some((name) => name in set || name in inc)

/** A picture that was given up. One that came is no change of a car. */
const hasGivenUp = ({ picture_files: files }: Row): boolean =>
  Array.isArray(files) && files.some((file: unknown) => Object(file).ended_at_rev !== undefined)

const revised = one('rev')
const ANNOUNCED: Readonly<Record<string, IsAnnounced>> = {
  cars: (set, inc) => revised(set, inc) || hasGivenUp(set),
  'stock-feeds': one('state'),
  bookings: one('state', 'start', 'location_id'),
  reservations: one('state', 'money', 'held_until'),
  deals: one('reservation_id'),
}

/** Epoch ms. The fraction keeps two writes of one millisecond apart. */
export const toAnnounce = () => ({ event_due: Date.now() + Math.random() })

export function announcedTable(plain: Table, slug: string): Table {
  const isAnnounced = ANNOUNCED[slug]
  if (!isAnnounced) return plain
  const marked = (set: Row, inc: Record<string, number> = {}): Row =>
    isAnnounced(set, inc) ? { ...set, ...toAnnounce() } : set
  return {
    ...plain,
    insert: (row) => plain.insert(marked(row)),
    insertAll: (rows) => plain.insertAll(rows.map((row) => marked(row))),
    update: (where, set, inc) => plain.update(where, marked(set, inc), inc),
    take: (where, set, options) => plain.take(where, marked(set, options?.inc), options),
    updateEach: (changes) =>
      plain.updateEach(changes.map((change) => ({ ...change, set: marked(change.set, change.inc) }))),
    upsert: (rows, fresh) =>
      plain.upsert(
        rows.map(({ row, ...rest }) => ({ ...rest, row: marked(row) })),
        fresh,
      ),
  }
}

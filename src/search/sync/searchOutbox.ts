/** Outbox of the search sync: rows whose `indexed_rev` is behind their `rev`, claimed by lease. */
import { columnsOf } from '@/core/car/rows/carRows'
import { inSlices } from '@/lib/giveWay'
import { NEVER } from '@/lib/never'
import { isMongo } from '@/db/tableMongo'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { isSqlite } from '@/db/tableSqlite'
import type { Row } from '@/db/tableTypes'
import { getDb } from '@/db/payload'

export interface SentCar {
  id: string
  rev: number
}

export interface Backlog {
  pending: number
  dead: number
  /** Epoch seconds of the oldest waiting change, or null. */
  oldest: number | null
}

const MOST_COUNTED = 100_000
/** `index_next_at` of an indexed car: every writer of a new revision sets it to 0. */
const INDEXED = NEVER + 1
/** Rows that are marked in one write, which reaches the disk each time. */
const MARKED = 150
const cars = () => columnsOf('search')
const COMPARED = ['id', 'rev', 'indexed_rev', 'index_attempts', 'index_next_at', 'updated_at']

type Documents = NonNullable<MongooseAdapter['collections'][string]>['collection']
interface Behind {
  id: string
  index_next_at: number
  updated_at: number
}
const behindOf = (id: unknown, row: { [field: string]: unknown }): Behind => ({
  id: String(id),
  index_next_at: Number(row.index_next_at ?? 0),
  updated_at: Number(row.updated_at ?? 0),
})

const URGENT_STATES = ['sold', 'withdrawn']
const URGENT = { $or: [{ indexed_rev: { $in: [null, 0] } }, { status: { $in: URGENT_STATES } }] }

async function behindOnMongo(cars: Documents, dueAt: number, limit: number): Promise<Behind[]> {
  const found: Behind[] = []
  for (const part of [URGENT, { $nor: [URGENT] }]) {
    if (found.length >= limit) break
    const rows = await cars
      .find({
        index_next_at: { $lte: dueAt },
        $expr: { $lt: [{ $ifNull: ['$indexed_rev', 0] }, '$rev'] },
        ...part,
      })
      .project({ index_next_at: 1, updated_at: 1 })
      .sort({ updated_at: 1 })
      .limit(limit - found.length)
      .toArray()
    found.push(...rows.map((row) => behindOf(row._id, row)))
  }
  return found
}

/** New and sold cars first; `dueAt` in epoch ms. The index-only select is 30 times faster. */
async function behind(dueAt: number, limit: number): Promise<Behind[]> {
  const { db } = await getDb()
  if (isMongo(db)) {
    const documents = db.collections.cars?.collection
    return documents ? behindOnMongo(documents, dueAt, limit) : []
  }
  if (!isSqlite(db)) throw new Error('Only the SQLite and MongoDB adapters are supported')
  const sql = `SELECT id, index_next_at, updated_at FROM cars
    WHERE rowid IN (SELECT rowid FROM cars WHERE coalesce(indexed_rev, 0) < rev) AND coalesce(index_next_at, 0) <= ?
    ORDER BY coalesce(indexed_rev, 0) > 0 AND status NOT IN (?, ?), updated_at LIMIT ?`
  const { rows } = await db.client.execute({ sql, args: [dueAt, ...URGENT_STATES, limit] })
  return rows.map((row) => behindOf(row.id, row))
}

/** Claims cars until `until` (epoch ms, unique per worker). The claim of a dead worker expires. */
export async function claimBehind(
  now: number,
  until: number,
  limit: number,
  fields: readonly string[],
): Promise<Row[]> {
  const ids = (await behind(now, limit)).map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await cars()
  await rows.update(
    [['id', 'in', ids], { any: [[['index_next_at', '<=', now]], [['index_next_at', '=', null]]] }],
    { index_next_at: until },
  )
  const wanted = [...new Set([...fields, ...COMPARED])]
  return inSlices(ids, (some) =>
    rows.find(
      [
        ['id', 'in', some],
        ['index_next_at', '=', until],
      ],
      { fields: wanted },
    ),
  )
}

/** A car that changed after it was sent stays behind and is due at once. */
export async function markIndexed(sent: readonly SentCar[], until: number): Promise<void> {
  const rows = await cars()
  const mark = async (some: readonly SentCar[]) => [
    await rows.updateEach(
      some.map(({ id, rev }) => ({
        where: [
          ['id', '=', id],
          ['rev', '=', rev],
        ],
        set: { indexed_rev: rev, index_attempts: 0, index_next_at: INDEXED },
      })),
    ),
  ]
  const recorded = await inSlices(sent, mark, MARKED)
  if (recorded.reduce((sum, count) => sum + count, 0) === sent.length) return
  await rows.update(
    [
      ['id', 'in', sent.map(({ id }) => id)],
      ['index_next_at', '=', until],
    ],
    { index_next_at: 0 },
  )
}

export async function postpone(
  ids: readonly string[],
  until: number,
  nextAt: number,
  attempts?: number,
): Promise<void> {
  const set =
    attempts === undefined ? { index_next_at: nextAt } : { index_next_at: nextAt, index_attempts: attempts }
  await (
    await cars()
  ).update(
    [
      ['id', 'in', ids],
      ['index_next_at', '=', until],
    ],
    set,
  )
}

/** Only when no earlier worker can be alive: its claims would last another minute. */
export async function releaseClaims(): Promise<void> {
  const ids = (await behind(NEVER - 1, MOST_COUNTED)).map(({ id }) => id)
  if (ids.length > 0) await (await cars()).update([['id', 'in', ids]], { index_next_at: 0 })
}

export async function markBehind(ids: readonly string[]): Promise<void> {
  await (await cars()).update([['id', 'in', ids]], { indexed_rev: 0, index_attempts: 0, index_next_at: 0 })
}

export const carsById = async (ids: readonly string[], fields: readonly string[]): Promise<Row[]> =>
  (await cars()).find([['id', 'in', ids]], { fields: [...new Set(['id', ...fields])] })

/** Every car, in the order of ids. Without a condition a piece begins where the last ended, so it needs no ids read ahead (`db/pieces`). */
export async function* streamCars(fields: readonly string[], size = 500): AsyncGenerator<Row[]> {
  const rows = await cars()
  for (let after: string | undefined; ;) {
    const slice: Row[] = await rows.find(after === undefined ? [] : [['id', '>', after]], {
      fields: [...new Set(['id', ...fields])],
      sort: [['id', 'asc']],
      limit: size,
    })
    if (slice.length > 0) yield slice
    if (slice.length < size) return
    after = String(slice.at(-1)?.id)
  }
}

/** Cheap enough to read every second. */
export async function backlog(): Promise<Backlog> {
  const all = await behind(NEVER, MOST_COUNTED)
  const waiting = all.filter(({ index_next_at }) => index_next_at < NEVER)
  return {
    pending: waiting.length,
    dead: all.length - waiting.length,
    oldest: waiting.reduce<number | null>(
      (oldest, { updated_at }) => Math.min(oldest ?? updated_at, updated_at),
      null,
    ),
  }
}

/** The cars as the search sync sees them: rows whose `indexed_rev` is behind their `rev`, claimed by lease. */
import { isMongo } from './tableMongo'
import { isSqlite } from './tableSqlite'
import { table, type Row } from './table'
import { getDb } from './payload'

/** `index_next_at` of a car that was refused too often: never by itself; its next change starts afresh. */
export const NEVER = 253_402_300_799_000

export interface SentCar {
  id: string
  /** The revision that was sent. */
  rev: number
}

export interface Backlog {
  /** Cars that still have to reach the index. */
  pending: number
  /** Cars that it refused for good. */
  dead: number
  /** Epoch seconds of the longest waiting change; null when none waits. */
  oldest: number | null
}

const cars = () => table('cars')
const COMPARED = ['id', 'rev', 'indexed_rev', 'index_attempts', 'index_next_at', 'updated_at']

/** Comparing two columns is beyond the portable clauses. `dueAt` in epoch ms, null for all. */
async function behindIds(dueAt: number | null, limit: number): Promise<string[]> {
  const { db } = await getDb()
  if (isSqlite(db)) {
    const due = dueAt === null ? '' : ' AND coalesce(index_next_at, 0) <= ?'
    const sql = `SELECT id FROM cars WHERE coalesce(indexed_rev, 0) < rev${due} ORDER BY updated_at LIMIT ?`
    const { rows } = await db.client.execute({ sql, args: dueAt === null ? [limit] : [dueAt, limit] })
    return rows.map((row) => String(row.id))
  }
  if (!isMongo(db)) throw new Error('Only the SQLite and MongoDB adapters are supported')
  const behind = { $expr: { $lt: [{ $ifNull: ['$indexed_rev', 0] }, '$rev'] } }
  const due = dueAt === null ? {} : { $or: [{ index_next_at: null }, { index_next_at: { $lte: dueAt } }] }
  const model = db.collections.cars
  const found = await model?.collection.find({ ...behind, ...due }, { projection: { _id: 1 } }).sort({ updated_at: 1 }).limit(limit).toArray()
  return (found ?? []).map(({ _id }) => String(_id))
}

/**
 * Claims cars that are behind until `until` (epoch ms, different for each worker) and returns them, with `fields`.
 * A worker that dies leaves nothing stuck: its claim runs out.
 */
export async function claimBehind(now: number, until: number, limit: number, fields: readonly string[]): Promise<Row[]> {
  const ids = await behindIds(now, limit)
  if (ids.length === 0) return []
  const rows = await cars()
  await rows.update([['id', 'in', ids], { any: [[['index_next_at', '<=', now]], [['index_next_at', '=', null]]] }], { index_next_at: until })
  return rows.find([['id', 'in', ids], ['index_next_at', '=', until]], { fields: [...new Set([...fields, ...COMPARED])] })
}

/** Notes what is visible in the index; a car that changed since it was sent stays behind and is due at once. */
export async function markIndexed(sent: readonly SentCar[], until: number): Promise<void> {
  const rows = await cars()
  await rows.updateEach(
    sent.map(({ id, rev }) => ({ where: [['id', '=', id], ['rev', '=', rev]], set: { indexed_rev: rev, index_attempts: 0 } })),
  )
  await rows.update([['id', 'in', sent.map(({ id }) => id)], ['index_next_at', '=', until]], { index_next_at: 0 })
}

/** Gives claimed cars back, to be tried again at `nextAt` (epoch ms). */
export async function postpone(ids: readonly string[], until: number, nextAt: number, attempts?: number): Promise<void> {
  const set = attempts === undefined ? { index_next_at: nextAt } : { index_next_at: nextAt, index_attempts: attempts }
  await (await cars()).update([['id', 'in', ids], ['index_next_at', '=', until]], set)
}

/** Makes cars due again although the index was told of them: what a drift check found missing or stale. */
export async function markBehind(ids: readonly string[]): Promise<void> {
  await (await cars()).update([['id', 'in', ids]], { indexed_rev: 0, index_attempts: 0, index_next_at: 0 })
}

export const carsById = async (ids: readonly string[], fields: readonly string[]): Promise<Row[]> =>
  (await cars()).find([['id', 'in', ids]], { fields: [...new Set(['id', ...fields])] })

/** All cars in slices, ascending by id; with `dealershipIds` only theirs. */
export async function* streamCars(
  fields: readonly string[],
  { size = 500, dealershipIds, changedSince }: { size?: number; dealershipIds?: readonly string[]; changedSince?: number } = {},
): AsyncGenerator<Row[]> {
  const rows = await cars()
  for (let after: string | undefined; ; ) {
    const slice: Row[] = await rows.find(
      [
        ...(after === undefined ? [] : [['id', '>', after] as const]),
        ...(dealershipIds ? [['dealership_id', 'in', dealershipIds] as const] : []),
        ...(changedSince === undefined ? [] : [['updated_at', '>=', changedSince] as const]),
      ],
      { fields: [...new Set(['id', ...fields])], sort: [['id', 'asc']], limit: size },
    )
    if (slice.length > 0) yield slice
    if (slice.length < size) return
    after = String(slice.at(-1)?.id)
  }
}

const MOST_COUNTED = 100_000

export async function backlog(): Promise<Backlog> {
  const ids = await behindIds(null, MOST_COUNTED)
  const [oldest] = ids.slice(0, 1)
  const dead = await (await cars()).find([['index_next_at', '=', NEVER]], { fields: ['id'] })
  const [row] = oldest ? await (await cars()).find([['id', '=', oldest]], { fields: ['updated_at'] }) : []
  const gone = new Set(dead.map(({ id }) => String(id)))
  return {
    pending: ids.filter((id) => !gone.has(id)).length,
    dead: dead.length,
    oldest: typeof row?.updated_at === 'number' ? row.updated_at : null,
  }
}

/**
 * Rows of a collection without Payload's hooks, for the writes that it has no portable call for: conditional updates,
 * leases, unique inserts, batch upserts. One interface, one implementation per database (tableSqlite, tableMongo).
 */
import type { Payload } from 'payload'
import { isMongo, mongoTable } from './tableMongo'
import { isSqlite, sqliteTable } from './tableSqlite'
import { fieldKinds, type FieldKinds } from './fieldKinds'
import { getDb } from './payload'

export type Row = Record<string, unknown>
export type Op = '=' | '!=' | '<' | '<=' | '>' | '>='

/**
 * One test of a row; a list of clauses holds when each holds. `= null` means absent or null, `!=` is true of an absent
 * value, the orders are false of it.
 */
export type Clause =
  | readonly [field: string, op: Op, value: string | number | boolean | null]
  | readonly [field: string, op: 'in', values: readonly string[]]
  | { any: readonly (readonly Clause[])[] }

export interface FindOptions {
  fields?: readonly string[]
  sort?: readonly (readonly [field: string, direction: 'asc' | 'desc'])[]
  limit?: number
}

/** A row to write: `expectedRev` null means it must be new, a number means that the stored `rev` must still be that. */
export interface Upsert {
  row: Row
  expectedRev: number | null
}

export interface Table {
  find(where: readonly Clause[], options?: FindOptions): Promise<Row[]>
  /** Answers the new id, or null when a unique key is taken. Stamps createdAt and updatedAt. */
  insert(row: Row): Promise<string | null>
  /** One conditional write: only rows that still match are changed. Answers how many did; `inc` adds to numbers. */
  update(where: readonly Clause[], set: Row, inc?: Record<string, number>): Promise<number>
  /** As `update` for one row, answering that row as it is after the change, or null. */
  take(
    where: readonly Clause[],
    set: Row,
    options?: { inc?: Record<string, number>; sort?: FindOptions['sort'] },
  ): Promise<Row | null>
  /** Many conditional writes in one go; answers how many rows matched. */
  updateEach(changes: readonly { where: readonly Clause[]; set: Row }[]): Promise<number>
  delete(where: readonly Clause[]): Promise<number>
  /**
   * All rows in one durable write, each with the same fields; `fresh` holds what only a new row gets.
   * Answers the ids of those that lost to another writer, or met a taken unique key, and were not written.
   */
  upsert(rows: readonly Upsert[], fresh: Row): Promise<Set<string>>
  newId(): string
}

const cache = new WeakMap<Payload, Map<string, Table>>()

function open(payload: Payload, slug: string, kinds: FieldKinds): Table {
  if (isSqlite(payload.db)) return sqliteTable(payload.db, slug, kinds)
  if (isMongo(payload.db)) return mongoTable(payload.db, slug, kinds)
  throw new Error('Only the SQLite and MongoDB adapters are supported')
}

export function tableOf(payload: Payload, slug: string): Table {
  const tables = cache.get(payload) ?? new Map<string, Table>()
  cache.set(payload, tables)
  const known = tables.get(slug)
  if (known) return known
  const collection = Object.values(payload.collections).find(({ config }) => config.slug === slug)
  if (!collection) throw new Error(`There is no collection ${slug}`)
  const table = open(payload, slug, fieldKinds(collection.config))
  tables.set(slug, table)
  return table
}

/** The rows of collection `slug` in the running database. */
export async function table(slug: string): Promise<Table> {
  return tableOf(await getDb(), slug)
}

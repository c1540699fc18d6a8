/** One question or one removal for many collections: in one go where the database can do that. */
import type { Payload } from 'payload'
import { columnsOf, type Columns, type Sql } from './sqlite/statements'
import { tableOf } from './table'
import { deleteSql, isSqlite, selectSql } from './tableSqlite'
import { fieldKinds, type Clause, type FieldKinds, type Table } from './tableTypes'

interface Result {
  rows: readonly { readonly [column: string]: unknown }[]
  rowsAffected: number
}
interface Work<T> {
  mode: 'read' | 'write'
  sql: (columns: Columns) => Sql
  answer: (result: Result) => T
  /** For a database that takes one collection at a time. */
  one: (table: Table) => Promise<T>
}

async function inEach<T>(
  payload: Payload,
  slugs: readonly string[],
  { mode, sql, answer, one }: Work<T>,
): Promise<Map<string, T>> {
  const answers = new Map<string, T>()
  const { db } = payload
  if (!isSqlite(db)) {
    for (const slug of slugs) answers.set(slug, await one(tableOf(payload, slug)))
    return answers
  }
  const kinds = new Map<string, FieldKinds>(
    Object.values(payload.collections).map(({ config }) => [config.slug, fieldKinds(config)]),
  )
  const statements = slugs.map((slug) => sql(columnsOf(db, slug, kinds.get(slug) ?? new Map())))
  const results = statements.length ? await db.client.batch(statements, mode) : []
  for (const [at, result] of results.entries()) answers.set(slugs[at] ?? '', answer(result))
  return answers
}

/** The ids of matching rows by collection, without collections that have none. */
export async function idsIn(
  payload: Payload,
  slugs: readonly string[],
  where: readonly Clause[],
): Promise<Map<string, string[]>> {
  const fields = ['id']
  const found = await inEach(payload, slugs, {
    mode: 'read',
    sql: (columns) => selectSql(columns, where, { fields }),
    answer: ({ rows }) => rows.map(({ id }) => String(id)),
    one: async (table) => (await table.find(where, { fields })).map(({ id }) => String(id)),
  })
  return new Map([...found].filter(([, ids]) => ids.length > 0))
}

/** How many matching rows went, by collection. */
export const deleteIn = (
  payload: Payload,
  slugs: readonly string[],
  where: readonly Clause[],
): Promise<Map<string, number>> =>
  inEach(payload, slugs, {
    mode: 'write',
    sql: (columns) => deleteSql(columns, where),
    answer: ({ rowsAffected }) => rowsAffected,
    one: (table) => table.delete(where),
  })

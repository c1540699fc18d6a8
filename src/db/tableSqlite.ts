import { randomUUID } from 'node:crypto'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { FieldKinds, Table, Clause, FindOptions, Row, Upsert } from './tableTypes'
import {
  condition,
  orderBy,
  columnsOf,
  readRow,
  type Columns,
  insertSql,
  insertSqls,
  type Sql,
  takeSql,
  updateSql,
} from './sqlite/statements'

/** Skips a row whose `rev` changed or whose other key is taken: RETURNING lists only written rows. */
function onConflict({ table, of }: Columns, changing: readonly string[]): string {
  const set = changing
    .map((field) => of(field).quoted)
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')
  return ` ON CONFLICT (id) DO UPDATE SET ${set} WHERE ${table}."rev" = excluded."rev" - 1 ON CONFLICT DO NOTHING RETURNING id`
}

/** @param fresh for new rows only */
function upsertSqls(columns: Columns, upserts: readonly Upsert[], fresh: Row): Sql[] {
  const rows = upserts.map(({ row }) => row)
  const now = new Date()
  const shared = columns.stamped ? { ...fresh, updatedAt: now, createdAt: now } : fresh
  const changing = Object.keys(rows[0] ?? {}).filter((field) => field !== 'id')
  const tail = onConflict(columns, columns.stamped ? [...changing, 'updatedAt'] : changing)
  return insertSqls(columns, rows, shared, tail)
}

export function selectSql(columns: Columns, where: readonly Clause[], options: FindOptions): Sql {
  const names = (options.fields ?? columns.fields).map((field) => columns.of(field).quoted).join(',')
  const { sql, args } = condition(columns, where)
  const limit = options.limit === undefined ? '' : ` LIMIT ${Math.floor(options.limit)}`
  return {
    sql: `SELECT ${names} FROM ${columns.table} WHERE ${sql}${orderBy(columns, options.sort)}${limit}`,
    args,
  }
}

export function deleteSql(columns: Columns, where: readonly Clause[]): Sql {
  const { sql, args } = condition(columns, where)
  return { sql: `DELETE FROM ${columns.table} WHERE ${sql}`, args }
}

export const isSqlite = (db: unknown): db is SQLiteAdapter =>
  typeof db === 'object' && db !== null && 'client' in db && 'drizzle' in db

/** Time-ordered like Payload's own `uuidv7`, so that rows of both writers sort alike. */
export function uuidv7(now = Date.now()): string {
  const time = now.toString(16).padStart(12, '0')
  // Node keeps random bytes ready for its own.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

const nullWhenTaken = (error: unknown): null => {
  if (error instanceof Error && /UNIQUE constraint failed/.test(error.message)) return null
  throw error
}

/** libsql runs each statement and each batch without yielding: both are atomic and durable on return. */
export function sqliteTable(adapter: SQLiteAdapter, slug: string, kinds: FieldKinds): Table {
  const columns = columnsOf(adapter, slug, kinds)
  const run = async (statement: Sql) => adapter.client.execute(statement)
  const runAll = async (statements: Sql[]) =>
    statements.length ? adapter.client.batch(statements, 'write') : []
  const stamps = () => {
    const now = new Date()
    return columns.stamped ? { createdAt: now, updatedAt: now } : {}
  }

  return {
    newId: () => uuidv7(),

    async find(where, options = {}) {
      const { rows } = await run(selectSql(columns, where, options))
      return rows.map((row) => readRow(columns, row, options.fields))
    },

    async insert(row) {
      const id = typeof row.id === 'string' ? row.id : uuidv7()
      return run(insertSql(columns, [{ ...stamps(), ...row, id }])).then(() => id, nullWhenTaken)
    },

    async insertAll(rows) {
      const now = stamps()
      await runAll(
        insertSqls(
          columns,
          rows.map((row) => ({ id: uuidv7(), ...now, ...row })),
          {},
        ),
      )
    },

    async update(where, set, inc) {
      return (await run(updateSql(columns, { where, set, inc }))).rowsAffected
    },

    async take(where, set, { inc, sort } = {}) {
      const taken = await run(takeSql(columns, { where, set, inc }, sort)).catch(nullWhenTaken)
      const row = taken?.rows[0]
      return row ? readRow(columns, row) : null
    },

    async updateEach(changes) {
      const results = await runAll(changes.map((change) => updateSql(columns, change)))
      return results.reduce((sum, { rowsAffected }) => sum + rowsAffected, 0)
    },

    async delete(where) {
      return (await run(deleteSql(columns, where))).rowsAffected
    },

    async upsert(rows, fresh) {
      const lost = new Set(rows.map(({ row }) => String(row.id)))
      for (const result of await runAll(upsertSqls(columns, rows, fresh)))
        for (const row of result.rows) lost.delete(String(row.id))
      return lost
    },
  }
}

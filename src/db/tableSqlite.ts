import { randomBytes } from 'node:crypto'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { FieldKind, FieldKinds } from './fieldKinds'
import type { Clause, FindOptions, Row, Table, Upsert } from './tableTypes'

type Arg = string | number | null
interface Sql {
  sql: string
  args: Arg[]
}

export const isSqlite = (db: unknown): db is SQLiteAdapter =>
  typeof db === 'object' && db !== null && 'client' in db && 'drizzle' in db

/** Time-ordered like Payload's own `uuidv7`, so that rows of both writers sort alike. */
export function uuidv7(now = Date.now()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

const toSql = (value: unknown, kind: FieldKind): Arg => {
  if (value === null || value === undefined) return null
  if (kind === 'json') return JSON.stringify(value)
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`A ${typeof value} cannot be stored in a scalar field`)
}

const fromSql = (value: unknown, kind: FieldKind): unknown => {
  if (value === null || value === undefined) return null
  if (kind === 'boolean') return value === 1
  return kind === 'json' && typeof value === 'string' ? JSON.parse(value) : value
}

/** SQLite allows 32,766 values per statement. */
const mostRows = (values: number): number => Math.max(1, Math.floor(32_000 / values))
const quote = (name: string) => `"${name}"`
const isUnique = (error: unknown) => error instanceof Error && /UNIQUE constraint failed/.test(error.message)

/** libsql runs each statement and each batch without yielding: both are atomic and durable on return. */
export function sqliteTable(adapter: SQLiteAdapter, slug: string, kinds: FieldKinds): Table {
  const name = adapter.tableNameMap.get(slug.replaceAll('-', '_')) ?? slug.replaceAll('-', '_')
  const drizzleTable = adapter.tables[name]
  if (!drizzleTable) throw new Error(`There is no table ${name}`)
  const columns = new Map<string, { column: string; kind: FieldKind }>()
  for (const [field, kind] of kinds) {
    const column: unknown = Reflect.get(drizzleTable, field)
    if (typeof column === 'object' && column !== null && 'name' in column && typeof column.name === 'string')
      columns.set(field, { column: column.name, kind })
  }
  const stamped = columns.has('updatedAt')

  const of = (field: string) => {
    const found = columns.get(field)
    if (!found) throw new Error(`${slug} has no field ${field}`)
    return found
  }
  const condition = (clauses: readonly Clause[], args: Arg[]): string =>
    clauses.length ? clauses.map((clause) => test(clause, args)).join(' AND ') : '1'
  const test = (clause: Clause, args: Arg[]): string => {
    if ('any' in clause)
      return `(${clause.any.map((some) => `(${condition(some, args)})`).join(' OR ') || '0'})`
    const { column, kind } = of(clause[0])
    if (clause[1] === 'in') {
      args.push(JSON.stringify(clause[2]))
      return `${quote(column)} IN (SELECT value FROM json_each(?))`
    }
    args.push(toSql(clause[2], kind))
    return `${quote(column)} ${clause[1] === '=' ? 'IS' : clause[1] === '!=' ? 'IS NOT' : clause[1]} ?`
  }
  const order = (sort: FindOptions['sort']) =>
    sort?.length
      ? ` ORDER BY ${sort.map(([field, to]) => `${quote(of(field).column)} ${to}`).join(', ')}`
      : ''
  const read = (row: Record<string, unknown>, fields: Iterable<string>): Row => {
    const out: Row = {}
    for (const field of fields) {
      const { column, kind } = of(field)
      out[field] = fromSql(row[column], kind)
    }
    return out
  }
  const assignments = (set: Row, inc: Record<string, number> | undefined, args: Arg[]): string => {
    const all: Row = stamped ? { updatedAt: new Date(), ...set } : set
    const parts = Object.entries(all).map(([field, value]) => {
      const { column, kind } = of(field)
      args.push(toSql(value, kind))
      return `${quote(column)} = ?`
    })
    for (const [field, by] of Object.entries(inc ?? {})) {
      const column = quote(of(field).column)
      args.push(by)
      parts.push(`${column} = coalesce(${column}, 0) + ?`)
    }
    return parts.join(', ')
  }
  const run = async (statement: Sql) => adapter.client.execute(statement)

  const insertSql = (rows: readonly Row[], rest: Row, tail: string): Sql => {
    const own = Object.keys(rows[0] ?? {}).map((field) => ({ field, ...of(field) }))
    const shared = Object.entries(rest).map(([field, value]) => ({ ...of(field), value }))
    const common = shared.map(({ value, kind }) => toSql(value, kind))
    const args: Arg[] = []
    for (const row of rows) {
      for (const { field, kind } of own) args.push(toSql(row[field], kind))
      for (const value of common) args.push(value)
    }
    const line = `(${[...own, ...shared].map(() => '?').join(',')})`
    const into = [...own, ...shared].map(({ column }) => quote(column)).join(',')
    return {
      sql: `INSERT INTO ${quote(name)} (${into}) VALUES ${rows.map(() => line).join(',')}${tail}`,
      args,
    }
  }

  return {
    newId: () => uuidv7(),

    async find(where, options = {}) {
      const args: Arg[] = []
      const fields = options.fields ?? [...columns.keys()]
      const select = fields.map((field) => quote(of(field).column)).join(',')
      const limit = options.limit === undefined ? '' : ` LIMIT ${Math.floor(options.limit)}`
      const sql = `SELECT ${select} FROM ${quote(name)} WHERE ${condition(where, args)}${order(options.sort)}${limit}`
      const result = await run({ sql, args })
      return result.rows.map((row) => read(row, fields))
    },

    async insert(row) {
      const id = typeof row.id === 'string' ? row.id : uuidv7()
      const now = new Date()
      try {
        await run(insertSql([{ ...(stamped ? { createdAt: now, updatedAt: now } : {}), ...row, id }], {}, ''))
        return id
      } catch (error) {
        if (isUnique(error)) return null
        throw error
      }
    },

    async insertAll(rows) {
      const now = new Date()
      const stamps = stamped ? { createdAt: now, updatedAt: now } : {}
      const step = mostRows(Object.keys({ id: '', ...rows[0], ...stamps }).length)
      const statements: Sql[] = []
      for (let at = 0; at < rows.length; at += step) {
        const part = rows.slice(at, at + step).map((row) => ({ id: uuidv7(), ...row }))
        statements.push(insertSql(part, stamps, ''))
      }
      if (statements.length) await adapter.client.batch(statements, 'write')
    },

    async update(where, set, inc) {
      const args: Arg[] = []
      const values = assignments(set, inc, args)
      const result = await run({
        sql: `UPDATE ${quote(name)} SET ${values} WHERE ${condition(where, args)}`,
        args,
      })
      return result.rowsAffected
    },

    async take(where, set, options = {}) {
      const args: Arg[] = []
      const values = assignments(set, options.inc, args)
      const one = `SELECT rowid FROM ${quote(name)} WHERE ${condition(where, args)}${order(options.sort)} LIMIT 1`
      try {
        const result = await run({
          sql: `UPDATE ${quote(name)} SET ${values} WHERE rowid = (${one}) RETURNING *`,
          args,
        })
        const row = result.rows[0]
        return row ? read(row, columns.keys()) : null
      } catch (error) {
        if (isUnique(error)) return null
        throw error
      }
    },

    async updateEach(changes) {
      const statements = changes.map(({ where, set, inc }) => {
        const args: Arg[] = []
        const values = assignments(set, inc, args)
        return { sql: `UPDATE ${quote(name)} SET ${values} WHERE ${condition(where, args)}`, args }
      })
      const results = statements.length ? await adapter.client.batch(statements, 'write') : []
      return results.reduce((sum, result) => sum + result.rowsAffected, 0)
    },

    async delete(where) {
      const args: Arg[] = []
      const result = await run({ sql: `DELETE FROM ${quote(name)} WHERE ${condition(where, args)}`, args })
      return result.rowsAffected
    },

    upsert: upsertRows,
  }

  /** Skips a row whose `rev` changed or whose other key is taken: RETURNING lists only written rows. */
  async function upsertRows(rows: readonly Upsert[], fresh: Row): Promise<Set<string>> {
    const lost = new Set(rows.map(({ row }) => String(row.id)))
    const [first] = rows
    if (!first) return lost
    const now = new Date()
    const stamps = stamped ? { updatedAt: now } : {}
    const rest = { ...fresh, ...stamps, ...(stamped ? { createdAt: now } : {}) }
    const changing = [...Object.keys(first.row), ...Object.keys(stamps)].filter((field) => field !== 'id')
    const set = changing
      .map((field) => quote(of(field).column))
      .map((column) => `${column} = excluded.${column}`)
      .join(', ')
    const tail = ` ON CONFLICT (id) DO UPDATE SET ${set} WHERE ${quote(name)}."rev" = excluded."rev" - 1 ON CONFLICT DO NOTHING RETURNING id`
    const step = mostRows(Object.keys(first.row).length + Object.keys(rest).length)
    const statements: Sql[] = []
    for (let at = 0; at < rows.length; at += step)
      statements.push(
        insertSql(
          rows.slice(at, at + step).map(({ row }) => row),
          rest,
          tail,
        ),
      )
    const results = await adapter.client.batch(statements, 'write')
    for (const result of results) for (const row of result.rows) lost.delete(String(row.id))
    return lost
  }
}

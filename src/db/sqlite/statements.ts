import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { FieldKind, FieldKinds, Row, Clause, FindOptions, Op, Update } from '@/db/tableTypes'
import { storedJson } from '@/db/payloadSqlite'

type Arg = string | number | null

/** A statement or a part of one, with the values of its question marks. */
export interface Sql {
  sql: string
  args: Arg[]
}

const quote = (name: string): string => `"${name}"`

const joined = (parts: readonly Sql[], between: string): Sql => ({
  sql: parts.map(({ sql }) => sql).join(between),
  args: parts.flatMap(({ args }) => args),
})

interface Column {
  name: string
  /** The name for a statement. */
  quoted: string
  kind: FieldKind
}

export interface Columns {
  /** The table's name for a statement. */
  table: string
  fields: readonly string[]
  /** The table has `createdAt` and `updatedAt`. */
  stamped: boolean
  /** @throws Error for a field that the table does not have */
  of(field: string): Column
}

function nameOf(drizzleTable: object, field: string): string | null {
  const column: unknown = Reflect.get(drizzleTable, field)
  const isColumn = typeof column === 'object' && column !== null && 'name' in column
  return isColumn && typeof column.name === 'string' ? column.name : null
}

/** @throws Error when the adapter has no table for the collection */
export function columnsOf(adapter: SQLiteAdapter, slug: string, kinds: FieldKinds): Columns {
  const name = adapter.tableNameMap.get(slug.replaceAll('-', '_')) ?? slug.replaceAll('-', '_')
  const drizzleTable = adapter.tables[name]
  if (!drizzleTable) throw new Error(`There is no table ${name}`)
  const columns = new Map<string, Column>()
  for (const [field, kind] of kinds) {
    const column = nameOf(drizzleTable, field)
    if (column !== null) columns.set(field, { name: column, quoted: quote(column), kind })
  }
  return {
    table: quote(name),
    fields: [...columns.keys()],
    stamped: columns.has('updatedAt'),
    of(field) {
      const found = columns.get(field)
      if (!found) throw new Error(`${slug} has no field ${field}`)
      return found
    },
  }
}

/** @throws TypeError for a value that its column cannot hold */
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
  return kind === 'json' && typeof value === 'string' ? storedJson(value) : value
}

export function readRow(
  columns: Columns,
  row: Record<string, unknown>,
  fields: readonly string[] = columns.fields,
): Row {
  const out: Row = {}
  for (const field of fields) {
    const { name, kind } = columns.of(field)
    out[field] = fromSql(row[name], kind)
  }
  return out
}

/** `IS` and `IS NOT` know null, which `=` and `!=` do not. */
const OPS: Record<Op, string> = { '=': 'IS', '!=': 'IS NOT', '<': '<', '<=': '<=', '>': '>', '>=': '>=' }

const inBrackets = ({ sql, args }: Sql): Sql => ({ sql: `(${sql})`, args })

function anyOf(columns: Columns, choices: readonly (readonly Clause[])[]): Sql {
  if (choices.length === 0) return { sql: '(0)', args: [] }
  return inBrackets(
    joined(
      choices.map((choice) => inBrackets(condition(columns, choice))),
      ' OR ',
    ),
  )
}

/** Nearly all rows of all dealers have the same value here: the plus keeps SQLite from searching by an index of it. */
const SELDOM_TELLS = new Set(['_status', 'deletedAt'])

function test(columns: Columns, clause: Clause): Sql {
  if ('any' in clause) return anyOf(columns, clause.any)
  const { quoted, kind } = columns.of(clause[0])
  if (clause[1] === 'in')
    return { sql: `${quoted} IN (SELECT value FROM json_each(?))`, args: [JSON.stringify(clause[2])] }
  const column = SELDOM_TELLS.has(clause[0]) ? `+${quoted}` : quoted
  return { sql: `${column} ${OPS[clause[1]]} ?`, args: [toSql(clause[2], kind)] }
}

const namesRows = (clause: Clause): boolean => !('any' in clause) && clause[0] === 'id' && clause[1] === 'in'

/** What follows `WHERE`; no clauses match every row. Of rows that are named SQLite would look through all others of the dealer. */
export function condition(columns: Columns, clauses: readonly Clause[]): Sql {
  if (clauses.length === 0) return { sql: '1', args: [] }
  const areNamed = clauses.some(namesRows)
  return joined(
    clauses.map((clause) => {
      const { sql, args } = test(columns, clause)
      return areNamed && !namesRows(clause) ? { sql: `likely(${sql})`, args } : { sql, args }
    }),
    ' AND ',
  )
}

/** Begins with a space; empty without a sort. */
export const orderBy = (columns: Columns, sort: FindOptions['sort'] = []): string =>
  sort.length ? ` ORDER BY ${sort.map(([field, to]) => `${columns.of(field).quoted} ${to}`).join(', ')}` : ''

/** SQLite allows 32,766 values per statement. */
const MOST_VALUES = 32_000

const marks = (count: number): string => `(${Array.from({ length: count }, () => '?').join(',')})`

/** Rows of the same fields; each also gets the values of `shared`. `tail` ends the statement. */
export function insertSql(columns: Columns, rows: readonly Row[], shared: Row = {}, tail = ''): Sql {
  const own = Object.keys(rows[0] ?? {}).map((field) => ({ field, ...columns.of(field) }))
  const common = Object.entries(shared).map(([field, value]) => ({ value, ...columns.of(field) }))
  const commonArgs = common.map(({ value, kind }) => toSql(value, kind))
  const args: Arg[] = []
  for (const row of rows) {
    for (const { field, kind } of own) args.push(toSql(row[field], kind))
    args.push(...commonArgs)
  }
  const names = [...own, ...common].map(({ quoted }) => quoted)
  const lines = rows.map(() => marks(names.length)).join(',')
  return { sql: `INSERT INTO ${columns.table} (${names.join(',')}) VALUES ${lines}${tail}`, args }
}

/** As many statements as SQLite's limit of values asks for; none without rows. */
export function insertSqls(columns: Columns, rows: readonly Row[], shared: Row, tail?: string): Sql[] {
  const width = Object.keys(rows[0] ?? {}).length + Object.keys(shared).length
  const step = Math.max(1, Math.floor(MOST_VALUES / width))
  const statements: Sql[] = []
  for (let at = 0; at < rows.length; at += step)
    statements.push(insertSql(columns, rows.slice(at, at + step), shared, tail))
  return statements
}

function assign(columns: Columns, field: string, value: unknown): Sql {
  const { quoted, kind } = columns.of(field)
  return { sql: `${quoted} = ?`, args: [toSql(value, kind)] }
}

function add(columns: Columns, field: string, by: number): Sql {
  const { quoted } = columns.of(field)
  return { sql: `${quoted} = coalesce(${quoted}, 0) + ?`, args: [by] }
}

function assignments(columns: Columns, set: Row, inc: Record<string, number> = {}): Sql {
  const all: Row = columns.stamped ? { updatedAt: new Date(), ...set } : set
  return joined(
    [
      ...Object.entries(all).map(([field, value]) => assign(columns, field, value)),
      ...Object.entries(inc).map(([field, by]) => add(columns, field, by)),
    ],
    ', ',
  )
}

export function updateSql(columns: Columns, { where, set, inc }: Update): Sql {
  const values = assignments(columns, set, inc)
  const which = condition(columns, where)
  return {
    sql: `UPDATE ${columns.table} SET ${values.sql} WHERE ${which.sql}`,
    args: [...values.args, ...which.args],
  }
}

export function takeSql(columns: Columns, { where, set, inc }: Update, sort: FindOptions['sort']): Sql {
  const values = assignments(columns, set, inc)
  const which = condition(columns, where)
  const first = `SELECT rowid FROM ${columns.table} WHERE ${which.sql}${orderBy(columns, sort)} LIMIT 1`
  return {
    sql: `UPDATE ${columns.table} SET ${values.sql} WHERE rowid = (${first}) RETURNING *`,
    args: [...values.args, ...which.args],
  }
}

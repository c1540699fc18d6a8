import type { Row } from '@/db/tableTypes'
import { toSql, type Columns } from './columns'
import type { Arg, Sql } from './sql'

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

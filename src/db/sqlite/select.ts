import type { Clause, FindOptions } from '@/db/tableTypes'
import { condition, orderBy } from './clause'
import type { Columns } from './columns'
import type { Sql } from './sql'

export function selectSql(columns: Columns, where: readonly Clause[], options: FindOptions): Sql {
  const names = (options.fields ?? columns.fields).map((field) => columns.of(field).quoted).join(',')
  const { sql, args } = condition(columns, where)
  const limit = options.limit === undefined ? '' : ` LIMIT ${Math.floor(options.limit)}`
  return {
    sql: `SELECT ${names} FROM ${columns.table} WHERE ${sql}${orderBy(columns, options.sort)}${limit}`,
    args,
  }
}

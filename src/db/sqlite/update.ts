import type { FindOptions, Row, Update } from '@/db/tableTypes'
import { condition, orderBy } from './clause'
import { toSql, type Columns } from './columns'
import { joined, type Sql } from './sql'

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

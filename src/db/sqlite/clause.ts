import type { Clause, FindOptions, Op } from '@/db/tableTypes'
import { toSql, type Columns } from './columns'
import { joined, type Sql } from './sql'

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

function test(columns: Columns, clause: Clause): Sql {
  if ('any' in clause) return anyOf(columns, clause.any)
  const { quoted, kind } = columns.of(clause[0])
  if (clause[1] === 'in')
    return { sql: `${quoted} IN (SELECT value FROM json_each(?))`, args: [JSON.stringify(clause[2])] }
  return { sql: `${quoted} ${OPS[clause[1]]} ?`, args: [toSql(clause[2], kind)] }
}

/** What follows `WHERE`; no clauses match every row. */
export function condition(columns: Columns, clauses: readonly Clause[]): Sql {
  if (clauses.length === 0) return { sql: '1', args: [] }
  return joined(
    clauses.map((clause) => test(columns, clause)),
    ' AND ',
  )
}

/** Begins with a space; empty without a sort. */
export const orderBy = (columns: Columns, sort: FindOptions['sort'] = []): string =>
  sort.length ? ` ORDER BY ${sort.map(([field, to]) => `${columns.of(field).quoted} ${to}`).join(', ')}` : ''

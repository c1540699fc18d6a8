import { expect, it } from 'vitest'
import { condition, orderBy, type Columns } from '@/db/sqlite/statements'
import type { Clause } from '@/db/tableTypes'

const KINDS = { rev: 'plain', sold: 'boolean', seenAt: 'date', _status: 'plain', deletedAt: 'date' } as const
const columns: Columns = {
  table: '"cars"',
  fields: Object.keys(KINDS),
  stamped: false,
  of(field) {
    const known = Object.entries(KINDS).find(([name]) => name === field)
    if (!known) throw new Error(`cars has no field ${field}`)
    return { name: field, quoted: `"${field}"`, kind: known[1] }
  },
}

const CASES: [Clause[], string, unknown[]][] = [
  [[], '1', []],
  [[['rev', '=', null]], '"rev" IS ?', [null]],
  [
    [
      ['rev', '!=', 3],
      ['sold', '=', true],
    ],
    '"rev" IS NOT ? AND "sold" IS ?',
    [3, 1],
  ],
  [[['rev', 'in', ['a', 'b']]], '"rev" IN (SELECT value FROM json_each(?))', ['["a","b"]']],
  [
    [
      ['_status', '=', 'published'],
      ['deletedAt', '=', null],
    ],
    '+"_status" IS ? AND +"deletedAt" IS ?',
    ['published', null],
  ],
  [[{ any: [] }], '(0)', []],
  [
    [['rev', '>=', 1], { any: [[['sold', '=', false]], [['rev', '<', 9]]] }],
    '"rev" >= ? AND (("sold" IS ?) OR ("rev" < ?))',
    [1, 0, 9],
  ],
]
it.each(CASES)('%j is the condition %s', (clauses, sql, args) =>
  expect(condition(columns, clauses)).toEqual({ sql, args }),
)

it('refuses a field that the table does not have', () =>
  expect(() => condition(columns, [['id" OR 1', '=', 1]])).toThrow('cars has no field'))

it('sorts by several fields, or not at all', () => {
  expect(orderBy(columns, undefined)).toBe('')
  expect(
    orderBy(columns, [
      ['rev', 'desc'],
      ['seenAt', 'asc'],
    ]),
  ).toBe(' ORDER BY "rev" desc, "seenAt" asc')
})

import { expect, it } from 'vitest'
import { objectIdOf, withNewIds } from '@/db/move/ids'
import { differences, sumOf } from '@/db/move/compare'

const id = (ms: number, rest = '7a6d-84e4-93cc172b3140') => {
  const time = ms.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-${rest}`
}
const NOW = Date.UTC(2026, 10, 29)

it('ids are those of MongoDB, always the same, and in the order of their time', () => {
  const times = [0, 1, 999, 1000, 1001, 60_000, 86_400_000].map((ms) => NOW + ms)
  const made = times.map((ms) => objectIdOf(id(ms)))
  expect(made).toEqual(made.toSorted())
  expect(made.filter((one) => !/^[\da-f]{24}$/.test(one))).toEqual([])
  expect(Number.parseInt(made[0]?.slice(0, 8) ?? '', 16) * 1000).toBe(NOW)
  expect(objectIdOf(id(NOW))).toBe(made[0])
  expect(objectIdOf(id(NOW, '7a6d-84e4-93cc172b3141'))).not.toBe(made[0])
  expect(objectIdOf('b1')).toMatch(/^[\da-f]{24}$/)
})

it('ids of rows are replaced wherever they stand, and others stay', () => {
  const [row, other] = [id(NOW), id(NOW + 5)]
  const made = objectIdOf(row)
  const before = { a: row, b: [row, other, 7, null], c: { [row]: `collection-cars-${row}` }, d: new Date(0) }
  expect(withNewIds(before, (one) => one === row)).toEqual({
    ...{ a: made, b: [made, other, 7, null], c: { [made]: `collection-cars-${made}` }, d: new Date(0) },
  })
})

it.each<[string, unknown, unknown, boolean]>([
  ['the order of names', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
  ['what is empty', { a: 1, b: null, c: [], d: {} }, { a: 1 }, true],
  ['a moment and its text', { at: new Date(0) }, { at: '1970-01-01T00:00:00.000Z' }, true],
  ['the order of a list', { a: [1, 2] }, { a: [2, 1] }, false],
  ['a value', { a: 1 }, { a: 2 }, false],
  ['an empty text', { a: '' }, {}, false],
  ['a nought', { a: 0 }, {}, false],
])('%s: the same or not', (_, one, other, same) => expect(sumOf(one) === sumOf(other)).toBe(same))

it('each list that differs is named with what differs', () => {
  const before = new Map(['cars', 'leads', 'pages'].map((name) => [name, { count: 2, sum: 5n }]))
  const after = new Map([
    ['cars', { count: 2, sum: 5n }],
    ['leads', { count: 1, sum: 5n }],
    ['pages', { count: 2, sum: 6n }],
  ])
  expect(differences(before, after)).toEqual([
    'leads: 2 rows before, 1 after',
    'pages: 2 rows, whose content differs',
  ])
})

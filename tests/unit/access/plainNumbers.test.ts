import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { isPlainNumber, unplainNumbers } from '@/access/plainNumbers'

describe('a plain number', () => {
  it.each([12, 0, -3.5, 1e21, '12', ' 12.50 ', '-7', '+61', '', '  ', null, undefined])('is %j', (value) => {
    expect(isPlainNumber(value)).toBe(true)
  })
  it.each([
    ['12,50'],
    ['12.'],
    ['1 000'],
    ['$12'],
    ['12 km'],
    ['0x10'],
    ['1e5'],
    ['NaN'],
    ['Infinity'],
    ['１２'],
    [true],
    [false],
    [[450]],
    [[]],
    [{}],
    [{ valueOf: 1 }],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
  ])('is not %j', (value) => {
    expect(isPlainNumber(value)).toBe(false)
  })
})

const price: FlattenedField = { name: 'price', type: 'number', label: 'Price' }
const many: FlattenedField = { name: 'many', type: 'number', hasMany: true }
const nested = { flattenedFields: [price], fields: [] }
const fields: FlattenedField[] = [
  price,
  many,
  { name: 'group', type: 'group', ...nested },
  { name: 'list', type: 'array', ...nested },
  { name: 'words', type: 'text' },
  { name: 'parts', type: 'blocks', blocks: [{ slug: 'rail', ...nested }] },
]

it.each<[object, string[]]>([
  [{ price: '12,50' }, ['price']],
  [{ price: 12, many: [1, '2'], words: '12,50', other: true }, []],
  [{ many: [1, true] }, ['many']],
  [{ group: { price: true } }, ['group.price']],
  [{ list: [{ price: 1 }, { price: [450] }] }, ['list.1.price']],
  [
    {
      parts: [
        { blockType: 'rail', price: '0x10' },
        { blockType: 'x', price: '0x10' },
      ],
    },
    ['parts.0.price'],
  ],
  [{ list: 'x', parts: 3, group: null }, []],
])('of %j the fields %j are not', (data, paths) => {
  expect(unplainNumbers(fields, data).map(({ path }) => path)).toEqual(paths)
})

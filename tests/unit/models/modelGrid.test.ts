import { expect, it } from 'vitest'
import { columnsFor, freeAtEnd, inRows } from '@/features/models/models.rules'

it.each([
  [1, 3],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 3],
  [7, 4],
  [9, 3],
  [10, 5],
  [12, 4],
])('%i models of a shape stand in %i columns', (count, columns) => expect(columnsFor(count)).toBe(columns))

it.each([
  ['few come last', 'SUVs 4, Hatches 2, Utes 5, Vans 2', 'SUVs, Utes, Hatches, Vans', 0],
  [
    'one beside three',
    'Hatches 3, SUVs 7, Utes 4, Sport 3, Electric 1, Upcoming 2',
    'Hatches, Electric, SUVs, Utes, Sport, Upcoming',
    2,
  ],
  ['two and one share the last row', 'SUVs 8, Hatches 2, Electric 1', 'SUVs, Hatches, Electric', 1],
  ['two do not fit beside three', 'Utes 3, Hatches 2, Electric 2', 'Utes, Hatches, Electric', 0],
  ['nothing', '', '', 0],
] as const)('shapes in rows of four: %s', (_what, given, wanted, free) => {
  const shapes = given.split(', ').flatMap((one): [string, number[]][] => {
    const [name, count] = one.split(' ')
    return name ? [[name, Array.from({ length: Number(count) }, (_, at) => at)]] : []
  })
  const rows = inRows(shapes)
  expect(rows.map(([shape]) => shape).join(', ')).toBe(wanted)
  expect(freeAtEnd(rows)).toBe(free)
})

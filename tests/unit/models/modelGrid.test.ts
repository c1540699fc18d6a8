import { expect, it } from 'vitest'
import { columnsFor, inRows } from '@/features/models/models.rules'

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
  ['few come last', 'SUVs 4, Hatches 2, Utes 5, Vans 2', 'SUVs, Utes, Hatches, Vans'],
  [
    'one beside three',
    'Hatches 3, SUVs 7, Utes 4, Sport 3, Electric 1, Upcoming 2',
    'Hatches, Electric, SUVs, Utes, Sport, Upcoming',
  ],
  ['two and one share the last row', 'SUVs 8, Hatches 2, Electric 1', 'SUVs, Hatches, Electric'],
  ['two do not fit beside three', 'Utes 3, Hatches 2, Electric 2', 'Utes, Hatches, Electric'],
  ['nothing', '', ''],
])('shapes in rows of four: %s', (_what, given, wanted) => {
  const shapes = given.split(', ').flatMap((one): [string, number[]][] => {
    const [name, count] = one.split(' ')
    return name ? [[name, Array.from({ length: Number(count) }, (_, at) => at)]] : []
  })
  expect(
    inRows(shapes)
      .map(([shape]) => shape)
      .join(', '),
  ).toBe(wanted)
})

import { expect, it } from 'vitest'
import { columnsFor, fewestLast } from '@/features/models/models.rules'

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

it('shapes of few models come last, each part in its order', () =>
  expect(
    fewestLast([
      ['Hatches', ['a', 'b']],
      ['SUVs', ['c', 'd', 'e']],
      ['Electric', ['f']],
      ['Utes', ['g', 'h', 'i']],
    ]).map(([shape]) => shape),
  ).toEqual(['SUVs', 'Utes', 'Hatches', 'Electric']))

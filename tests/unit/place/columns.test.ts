import { describe, expect, it } from 'vitest'
import { placesByAddress } from '@/core/place/addresses'
import { gridColumns, rowOf } from '@/core/place/columns'
import { placesByState } from '@/core/place/states'
import { location } from './location'

describe('C1 locations in a row', () => {
  it.each([
    [2, 'auto', 3, false, true],
    [3, 'auto', 3, false, true],
    [4, 'auto', 4, false, true],
    [5, 'auto', 5, false, true],
    [6, 'auto', 5, true, true],
    [3, '2', 2, true, false],
    [4, '2', 2, true, true],
  ] as const)(
    '%i of them, columns %s: %i, moves: %s, no hint on large screens: %s',
    (count, chosen, ...row) => {
      const [columns, moves, hintOnPhonesOnly] = row
      expect(rowOf(count, chosen)).toEqual({ columns, moves, hintOnPhonesOnly })
    },
  )
  it('a grid has three columns unless staff choose', () =>
    expect([gridColumns('auto'), gridColumns('5')]).toEqual([3, 5]))
})

describe('C1 locations under headings', () => {
  const at = (slug: string, state?: string) => location('sales', { slug, address: { street: slug, state } })
  it('one for each state in the order of the first place there', () => {
    const places = placesByAddress([at('a', 'VIC'), at('b', 'SA'), at('c', 'VIC'), at('d')])
    const groups = placesByState(places).map(({ state, places }) => [state, places.map((p) => p.main.slug)])
    expect(groups).toEqual([
      ['Victoria', ['a', 'c']],
      ['South Australia', ['b']],
      ['Elsewhere', ['d']],
    ])
  })
})

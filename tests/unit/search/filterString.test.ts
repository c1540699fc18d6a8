import { describe, expect, it } from 'vitest'
import { filterString } from '@/search/meilisearch/filterString'
import type { Filter } from '@/search/types'

describe('filterString', () => {
  it.each<[Filter, string]>([
    [{ f: 'make', in: ['Toyota', 'Land "Rover"\\'] }, String.raw`make IN ["Toyota", "Land \"Rover\"\\"]`],
    [{ f: 'certified', in: [true] }, 'certified IN ["true"]'],
    [{ f: 'year', in: [2020] }, 'year IN ["2020"]'],
    [{ f: 'price', min: 1, max: 2.5 }, '(price >= 1 AND price <= 2.5)'],
    [{ f: 'price', max: Infinity }, 'price EXISTS'],
    [{ f: 'tag', isNull: true }, 'tag NOT EXISTS'],
    [{ not: { f: 'km', max: 5 } }, 'NOT ((km <= 5))'],
    [
      {
        or: [
          { f: 'make', in: ['a'] },
          {
            and: [
              { f: 'km', min: 1 },
              { f: 'km', max: 2 },
            ],
          },
        ],
      },
      '(make IN ["a"] OR ((km >= 1) AND (km <= 2)))',
    ],
    [{ or: [] }, 'id IN []'],
    [{ and: [] }, 'NOT id IN []'],
  ])('%j', (filter, expected) => expect(filterString(filter)).toBe(expected))
})

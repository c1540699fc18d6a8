import { describe, expect, test } from 'vitest'
import { setFacet, withQuery, withRange } from '@/search/list/edit'
import { emptyHeading, closeTo, relaxed } from '@/search/list/relax'
import { buildSearchHref } from '@/search/list/href'
import { emptySearch, type ListState } from '@/search/list/state'

interface Car {
  make: string
  model: string
  fuel: string
  body: string
  colour: string
  price: number
}
const car = (
  make: string,
  model: string,
  fuel: string,
  body: string,
  colour: string,
  price: number,
): Car => ({
  make,
  model,
  fuel,
  body,
  colour,
  price,
})
const STOCK = [
  car('Toyota', 'HiLux', 'Diesel', 'Ute', 'White', 40_000),
  car('Toyota', 'Corolla', 'Hybrid', 'Hatch', 'White', 30_000),
  car('Toyota', 'Corolla', 'Hybrid', 'Hatch', 'Red', 31_000),
  car('Kia', 'EV6', 'Electric', 'SUV', 'Blue', 70_000),
  car('Kia', 'Rio', 'Petrol', 'Hatch', 'Blue', 12_000),
]
const FACTS = ['make', 'model', 'fuel', 'body', 'colour'] as const

const requested: string[] = []
const count = async (state: ListState): Promise<number> => {
  requested.push(buildSearchHref(state))
  const { min = 0, max = Infinity } = state.ranges.price ?? {}
  return STOCK.filter(
    (one) =>
      FACTS.every((name) => state.facets[name]?.includes(one[name]) ?? true) &&
      one.price >= min &&
      one.price <= max &&
      !state.query &&
      !state.facets.badge,
  ).length
}
const search = (facets: ListState['facets'], price?: { min?: number; max?: number }): ListState =>
  withRange({ ...emptySearch(), facets }, 'price', price ?? null)
const offers = async (state: ListState) => {
  requested.length = 0
  expect(await count(state), 'nothing is found').toBe(0)
  return (await relaxed(state, count)).map(({ lead, text, state: next, count: found }) => [
    `${lead} ${text}`,
    found,
    buildSearchHref(next),
  ])
}

describe('what to give up when nothing matches (S18)', () => {
  test.each<[name: string, ListState, [string, number, string][]]>([
    ['the only filter', search({ make: ['Suzuki'] }), [['Without Suzuki', 5, '/search']]],
    [
      'one of two, by the cars that it leaves',
      search({ make: ['Toyota'], fuel: ['Electric'] }),
      [
        ['Without Electric', 3, '/search/toyota'],
        ['Without Toyota', 1, '/search?fuel=Electric'],
      ],
    ],
    [
      'all values of a filter: without one of them it finds no more',
      search({ make: ['Toyota', 'Suzuki'], fuel: ['Electric'] }),
      [
        ['Without Electric', 3, '/search?make=Toyota&make=Suzuki'],
        ['Without Toyota or Suzuki', 1, '/search?fuel=Electric'],
      ],
    ],
    ['many values', search({ colour: ['a', 'b', 'c', 'd'] }), [['Without a or 3 more', 5, '/search']]],
    [
      'a model without its make is no search',
      search({ make: ['Toyota'], model: ['Supra'] }),
      [['Without Supra', 3, '/search/toyota']],
    ],
    [
      'two, where one is not enough',
      search({ make: ['Toyota'], fuel: ['Electric'], colour: ['Blue'], body: ['SUV'] }, { max: 20_000 }),
      [['Without Toyota and Up to $20,000', 1, '/search?body=SUV&fuel=Electric&colour=Blue']],
    ],
    [
      'those that find nothing even alone, all at once',
      search({ make: ['Kia'], badge: ['x'], fuel: ['Gas'], colour: ['Pink'] }, { max: 20_000 }),
      [['Only Kia and Up to $20,000', 1, '/search/kia?range[price]=:20000']],
    ],
    [
      'nothing is left to keep',
      search({ make: ['a'], fuel: ['b'], body: ['c'] }),
      [['Without any filter', 5, '/search']],
    ],
    ['words', withQuery(search({ make: ['Kia'] }), 'flux'), [['Without “flux”', 2, '/search/kia']]],
  ])('%s', async (_, state, expected) => expect(await offers(state)).toEqual(expected))

  test('six filters of which no five, and no four, find a car: pairs, each with its number, by few questions', async () => {
    const six = search(
      { make: ['Toyota'], model: ['Rio'], fuel: ['Electric'], body: ['Ute'], colour: ['Red'] },
      { max: 12_000 },
    )
    expect(await offers(six)).toEqual([
      ['Only Toyota and Ute', 1, '/search/toyota?body=Ute'],
      ['Only Toyota and Red', 1, '/search/toyota?colour=Red'],
    ])
    expect(requested.length).toBeLessThan(35)
  })
  test('twenty filters are not tried in all their combinations', async () => {
    const many = [
      'car_type',
      'badge',
      'transmission',
      'drive',
      'seats',
      'year',
      'location_name',
      'city',
      'state',
      'tag',
    ] as const
    const wide = many.reduce(
      (state, name) => setFacet(state, name, ['x']),
      search({ make: ['Kia'], fuel: ['Diesel'], body: ['SUV'] }, { max: 1 }),
    )
    const found = await offers(wide)
    expect(found.length).toBeGreaterThan(0)
    expect(requested.length).toBeLessThan(60)
  })
  test('a dealer without cars has nothing to offer', async () =>
    expect(await relaxed(search({ make: ['Kia'] }), async () => 0)).toEqual([]))
})

describe('cars close to the search', () => {
  const wish = search({ make: ['Kia'] }, { min: 1000, max: 2000 })
  test('stay near the price, even where the price is given up', () =>
    expect(closeTo(wish, search({ make: ['Kia'] }))).toEqual(
      search({ make: ['Kia'] }, { min: 800, max: 2400 }),
    ))
  test('there are none when nothing of the search is left', () =>
    expect(closeTo(search({ make: ['Suzuki'] }), emptySearch())).toBeNull())
})

test.each<[ListState, string]>([
  [emptySearch(), 'No cars in stock today.'],
  [search({ make: ['Suzuki'] }), 'No Suzuki in stock today.'],
  [search({ make: ['Suzuki', 'Fiat'] }), 'No Suzuki or Fiat in stock today.'],
  [
    search({ car_type: ['used'], make: ['Suzuki'], model: ['Jimny'] }),
    'No used Suzuki Jimny in stock today.',
  ],
  [search({ car_type: ['demo'] }), 'No demo cars in stock today.'],
  [search({ fuel: ['LPG'] }), 'Nothing matches LPG today.'],
  [withQuery(emptySearch(), 'flux'), 'Nothing matches “flux” today.'],
  [search({ make: ['Kia'], fuel: ['LPG'] }), 'Nothing matches both filters today.'],
  [search({ make: ['Kia'], fuel: ['LPG'], body: ['Ute'] }), 'Nothing matches these 3 filters today.'],
])('the heading of an empty list', (state, words) => expect(emptyHeading(state, 'cars')).toBe(words))

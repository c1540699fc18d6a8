import { describe, expect, it } from 'vitest'
import { countHref } from '@/components/search/count'
import { foldEntries } from '@/search/list/formEntries'
import { buildSearchHref, wholeQuery } from '@/search/list/href'
import { emptySearch } from '@/search/list/state'
import { readQuery } from '@/search/list/parse'
import { setFacet, withPage, withSort } from '@/search/list/edit'

describe('list addresses from a form (N1, N2)', () => {
  it.each([
    [
      'two boxes become one range',
      [
        ['min[price]', '$10,000'],
        ['max[price]', '$20,000'],
      ],
      '/search?range[price]=10000:20000',
    ],
    [
      'an open end stays open',
      [
        ['min[km]', ''],
        ['max[km]', '60,000'],
      ],
      '/search?range[km]=:60000',
    ],
    [
      'empty boxes say nothing',
      [
        ['min[price]', ''],
        ['max[price]', ''],
      ],
      '/search',
    ],
    [
      'boxes the wrong way round are turned',
      [
        ['min[year]', '2022'],
        ['max[year]', '2018'],
      ],
      '/search?range[year]=2018:2022',
    ],
    [
      'the default order is left out',
      [
        ['sortBy', 'relevant'],
        ['make', 'Toyota'],
      ],
      '/search/toyota',
    ],
    [
      'facets repeat',
      [
        ['make', 'Toyota'],
        ['make', 'Mazda'],
        ['sortBy', 'latest'],
      ],
      '/search?make=Toyota&make=Mazda&sortBy=latest',
    ],
    [
      'text is trimmed and written readably',
      [
        ['query', ' tow bar '],
        ['tag', 'A&B'],
      ],
      '/search?query=tow+bar&tag=A%26B',
    ],
    [
      'what the path can say is said there',
      [
        ['car_type', 'new'],
        ['car_type', 'demo'],
        ['make', 'Kia'],
      ],
      '/search/new-and-demo-cars?make=Kia',
    ],
    [
      'unknown names are left out',
      [
        ['website', 'x'],
        ['sortBy', 'cheapest'],
      ],
      '/search',
    ],
    [
      'a postcode with its radius',
      [
        ['near', '4000'],
        ['radius', '25'],
      ],
      '/search?near=4000&radius=25',
    ],
    [
      'amounts as shoppers write them; what is no number says nothing',
      [
        ['min[price]', '20.5k'],
        ['max[price]', '1e4'],
      ],
      '/search?range[price]=20500:',
    ],
    ['what was a range stays one', [['range[price]', '1000:2000']], '/search?range[price]=1000:2000'],
  ] satisfies [string, [string, string][], string][])('%s', (_name, entries, href) =>
    expect(buildSearchHref(readQuery(new URLSearchParams(entries)))).toBe(href),
  )

  it.each([
    ['ends not moved ask for nothing', '5000', '250000', []],
    ['one moved end', '5000', '40000', [['range[price]', ':40000']]],
    ['both', '10000', '40000', [['range[price]', '10000:40000']]],
  ])('a slider without scripting: %s', (_name, min, max, pairs) =>
    expect(
      foldEntries([
        ['min[price]', min],
        ['max[price]', max],
        ['scale[price]', '5000:250000'],
      ]),
    ).toEqual(pairs),
  )

  it('folds without losing the order of the others', () =>
    expect(
      foldEntries([
        ['min[price]', '5'],
        ['make', 'Kia'],
        ['max[price]', '9'],
      ]),
    ).toEqual([
      ['make', 'Kia'],
      ['range[price]', '5:9'],
    ]))
})

describe('the count of a search', () => {
  it('is asked by every filter’s own name and value, whatever the order and the page', () => {
    expect(countHref(wholeQuery(emptySearch()))).toBe('/api/cars/search?count=1')
    const makes = setFacet(emptySearch(), 'make', ['Land Rover'])
    expect(countHref(wholeQuery(withPage(withSort(makes, 'latest'), 3)))).toBe(
      '/api/cars/search?make=Land+Rover&count=1',
    )
  })
})

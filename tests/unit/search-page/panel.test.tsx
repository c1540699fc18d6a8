import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FacetGroup } from '@/components/search/FacetGroup'
import { FilterPanel } from '@/components/search/FilterPanel'
import {
  activeCount,
  asksForWords,
  carriedPairs,
  type Group,
  isOpen,
  optionsOf,
  panelGroups,
} from '@/components/search/groups'
import { QuickFilters } from '@/components/search/QuickFilters'
import type { ListView } from '@/components/search/types'
import {
  emptySearch,
  parseSearch,
  type SearchState,
  setFacet,
  withNear,
  withRange,
} from '@/domain/searchState'
import { searchConfigSchema } from '@/domain/tenantConfig'

const configOf = (search: Parameters<typeof searchConfigSchema.parse>[0]) => ({
  search: searchConfigSchema.parse(search),
})
const config = configOf({ filters: ['query', 'make', 'price'] })
const view = (facets: { [K in keyof ListView['facets']]: [string, number][] }): ListView => ({
  hits: [],
  count: 0,
  page: 1,
  pages: 0,
  stats: {},
  distances: {},
  nearFound: true,
  facets: Object.fromEntries(
    Object.entries(facets).map(([name, values]) => [
      name,
      (values ?? []).map(([value, count]) => ({ value, count })),
    ]),
  ),
})
const kia = setFacet(emptySearch(), 'make', ['Kia'])
const many = (count: number): [string, number][] =>
  Array.from({ length: count }, (_, index) => [`Value ${index}`, count - index])

describe('the panel is the dealer’s (S2, D9)', () => {
  const names = (state: SearchState, makes = 5, filters = config) =>
    panelGroups(state, filters, makes).map(({ name }) => name)
  it('shows models under the makes once one is chosen, or at once where the stock has one make', () => {
    const [make] = panelGroups(kia, config, 5)
    expect(make).toMatchObject({ name: 'make', models: true })
    expect(panelGroups(emptySearch(), config, 5)[0]).toMatchObject({ name: 'make', models: false })
    expect(names(emptySearch(), 1)).toEqual(['model', 'price'])
    expect(names(kia, 5, configOf({ filters: ['model', 'make'] }))).toEqual(['model', 'make'])
  })
  it('takes the dealer’s order, headings and kinds', () => {
    const own = configOf({
      filters: [
        'near',
        { name: 'colour', label: 'Paint', kind: 'select', open: false },
        { name: 'year', kind: 'boxes' },
        'km',
      ],
    })
    expect(panelGroups(emptySearch(), own, 5)).toMatchObject([
      { kind: 'near', label: 'Near me' },
      { kind: 'facet', name: 'colour', label: 'Paint', style: 'select', open: false },
      { kind: 'facet', name: 'year', style: 'boxes' },
      { kind: 'range', name: 'km', label: 'Kilometres' },
    ])
    expect([asksForWords(config), asksForWords(own)]).toEqual([true, false])
  })
  it('opens the first groups, those that the dealer says, and those in use', () => {
    const [make, price]: Group[] = panelGroups(kia, config, 5)
    const open = [
      make && isOpen(make, 9, kia),
      price && isOpen(price, 9, kia),
      price && isOpen({ ...price, open: true }, 9, kia),
      price && isOpen({ ...price, open: false }, 0, kia),
    ]
    expect(open).toEqual([true, false, true, false])
  })
  it('counts what is in use, models with their makes', () => {
    const [make] = panelGroups(kia, config, 5)
    expect(make && activeCount(make, setFacet(kia, 'model', ['Rio', 'EV6']))).toBe(3)
  })
  it('carries along filters that it does not show, each once', () => {
    const tagged = withNear(
      withRange(setFacet(setFacet(kia, 'model', ['Rio']), 'tag', ['Deal']), 'km', { max: 9 }),
      { postcode: '4000', radius: 50 },
    )
    expect(carriedPairs(tagged, panelGroups(tagged, config, 5))).toEqual([
      ['tag', 'Deal'],
      ['range[km]', ':9'],
      ['near', '4000'],
      ['radius', '50'],
    ])
  })
})

describe('values of a list (S3)', () => {
  const values = (name: Parameters<typeof optionsOf>[0], count: number) =>
    optionsOf(name, view({ [name]: many(count) }), emptySearch()).length
  it.each([
    ['city', 20],
    ['dealership_name', 40],
    ['model', 30],
    ['colour', 60],
  ] as const)('%s: at most %d', (name, limit) => expect(values(name, 60)).toBe(limit))
  it('leaves out values without cars, but keeps chosen ones', () =>
    expect(
      optionsOf(
        'make',
        view({
          make: [
            ['Ford', 3],
            ['Kia', 0],
            ['Audi', 0],
          ],
        }),
        kia,
      ).map(({ value }) => value),
    ).toEqual(['Ford', 'Kia']))
  it('puts years newest first, seats in their order', () => {
    const found = view({
      year: [
        ['2019', 9],
        ['2026', 3],
      ],
      seats: [
        ['7', 9],
        ['5', 3],
      ],
    })
    const inOrder = (name: 'year' | 'seats') =>
      optionsOf(name, found, emptySearch()).map(({ value }) => value)
    expect([inOrder('year'), inOrder('seats')]).toEqual([
      ['2026', '2019'],
      ['5', '7'],
    ])
  })
  it('puts popular makes first', () =>
    expect(
      optionsOf(
        'make',
        view({
          make: [
            ['Ford', 3],
            ['Kia', 1],
          ],
        }),
        emptySearch(),
        ['Kia'],
      ).map(({ value }) => value),
    ).toEqual(['Kia', 'Ford']))

  const html = (
    group: Partial<Extract<Group, { kind: 'facet' }>>,
    facets: Parameters<typeof view>[0],
    state = emptySearch(),
    logos = {},
  ) =>
    renderToStaticMarkup(
      <FacetGroup
        group={{
          kind: 'facet',
          name: 'make',
          style: 'boxes',
          models: false,
          label: 'Make',
          open: true,
          ...group,
        }}
        state={state}
        view={view(facets)}
        config={config}
        logos={logos}
      />,
    )
  it('shows seven makes and says how many there are in all', () => {
    const [before, after] = html({}, { make: many(24) }).split('Show all 24 makes')
    expect(before?.match(/type="checkbox"/g)).toHaveLength(7)
    expect(after?.match(/type="checkbox"/g)).toHaveLength(17)
  })
  it('shows a make’s picture where it has one, and text where not', () => {
    const rows = html(
      { style: 'logos' },
      {
        make: [
          ['Kia', 2],
          ['Ford', 1],
        ],
      },
      emptySearch(),
      { Kia: '/kia.svg' },
    )
    expect(rows.match(/<img/g)).toHaveLength(1)
    expect(rows).toMatch(/kia\.svg[^>]*>.*Kia.*Ford/)
  })
  it('puts the models under the chosen make', () =>
    expect(
      html(
        { models: true },
        {
          make: [
            ['Ford', 3],
            ['Kia', 2],
            ['Audi', 1],
          ],
          model: [['Rio', 2]],
        },
        kia,
      ),
    ).toMatch(/Kia.*Models of Kia.*Rio.*Audi/))
  it('lists 20 popular values of a long select first, the others by name', () => {
    const [, popular = '', more = ''] = html({ style: 'select' }, { make: many(24) }).split('<optgroup')
    expect([popular.match(/<option/g), more.match(/<option/g)].map((found) => found?.length)).toEqual([20, 4])
  })
  it('turns a select into boxes when an address names two values', () =>
    expect(
      html({ style: 'select' }, { make: many(3) }, setFacet(emptySearch(), 'make', ['Value 0', 'Value 1'])),
    ).not.toContain('<select'))
})

describe('help with words (S21)', () => {
  it('stands in the group whose words need it, and works without JavaScript', () =>
    expect(
      renderToStaticMarkup(
        <FilterPanel
          state={emptySearch()}
          view={view({
            make: [
              ['Kia', 1],
              ['Ford', 1],
            ],
          })}
          config={config}
          logos={{}}
        />,
      ),
    ).toMatch(/<details class="hint"[^>]*><summary>.*What is EGC\?<\/summary>.*Excluding government charges/))
})

describe('quick filters (S20)', () => {
  const links = (href: string) => {
    const [path, query] = href.split('?')
    const state = parseSearch(path?.split('/').slice(2) ?? [], new URLSearchParams(query)).state
    const quick = [
      { label: 'Utes', href: '/search?body=Ute' },
      { label: 'Cheap', href: '/search?range[price]=:20000' },
      { label: 'Used', href: '/search/used-cars' },
      { label: 'New in', href: '/search?sortBy=latest' },
    ]
    const html = renderToStaticMarkup(<QuickFilters quick={quick} state={state} />)
    return [...html.matchAll(/<a [^>]*>/g)].map(
      ([tag]) =>
        `${tag.includes('aria-current') ? '* ' : ''}${/href="([^"]+)/.exec(tag)?.[1]?.replaceAll('&amp;', '&')}`,
    )
  }
  it('add to the filters in force, on page 1', () =>
    expect(links('/search/used-cars?fuel=Diesel&page=3')).toEqual([
      '/search/used-cars?body=Ute&fuel=Diesel',
      '/search/used-cars?fuel=Diesel&range[price]=:20000',
      '* /search?fuel=Diesel',
      '/search/used-cars?fuel=Diesel&sortBy=latest',
    ]))
  it('are marked when in force, and taken off again', () =>
    expect(links('/search?body=Ute&range[price]=:20000')).toEqual([
      '* /search?range[price]=:20000',
      '* /search?body=Ute',
      '/search/used-cars?body=Ute&range[price]=:20000',
      '/search?body=Ute&range[price]=:20000&sortBy=latest',
    ]))
})

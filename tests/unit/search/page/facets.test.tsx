import { describe, expect, it } from 'vitest'
import { FacetGroup } from '@/components/search/FacetGroup'
import { type Group, optionsOf } from '@/components/search/groups'
import { emptySearch } from '@/search/list/state'
import { setFacet } from '@/search/list/edit'
import { config, kia, listHtml, view } from '../../../helpers/listView'

const many = (count: number): [string, number][] =>
  Array.from({ length: count }, (_, index) => [`Value ${index}`, count - index])

describe('values of a list (S3)', () => {
  const values = (name: Parameters<typeof optionsOf>[0], count: number) =>
    optionsOf(name, view({ [name]: many(count) }), emptySearch(), config).length
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
        config,
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
      optionsOf(name, found, emptySearch(), config).map(({ value }) => value)
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
        { ...config, search: { ...config.search, popularMakes: ['Kia'] } },
      ).map(({ value }) => value),
    ).toEqual(['Kia', 'Ford']))
  it('T3 offers the categories that the dealer names, in its order, and one that is chosen', () => {
    const found = view({
      categories: [
        ['Couples', 9],
        ['Off-road', 4],
        ['Tow cars', 3],
        ['Family bunk', 0],
      ],
    })
    const shown = (search_categories: string[], state = emptySearch()) =>
      optionsOf('categories', found, state, { ...config, search_categories }).map(({ value }) => value)
    expect(shown([])).toEqual(['Couples', 'Off-road', 'Tow cars'])
    expect(shown(['Off-road', 'Family bunk', 'Couples'])).toEqual(['Off-road', 'Couples'])
    expect(shown(['Off-road'], setFacet(emptySearch(), 'categories', ['Tow cars']))).toEqual([
      'Off-road',
      'Tow cars',
    ])
  })

  const html = (
    group: Partial<Extract<Group, { kind: 'facet' }>>,
    facets: Parameters<typeof view>[0],
    state = emptySearch(),
    logos = {},
    models: Parameters<typeof FacetGroup>[0]['models'] = {},
  ) =>
    listHtml(
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
        models={models}
      />,
    )
  it('shows seven makes and says how many there are in all', () => {
    const [before, after] = html({}, { make: many(24) }).split('Show all 24 makes')
    expect(before?.match(/type="checkbox"/g)).toHaveLength(7)
    expect(after?.match(/type="checkbox"/g)).toHaveLength(17)
  })
  it('says how many there are where it may not show them all', () => {
    const models = html({ name: 'model' }, { model: many(35) })
    expect(models).toContain('Show 30 of 35 models')
    expect(models).toContain('5 more models are found by their name')
    expect(html({ style: 'select', name: 'badge' }, { badge: many(208) })).toContain('148 more badges')
    expect(html({}, { make: many(24) })).not.toContain('found by their name')
  })
  it('links a make to its list, which crawlers may index, and no other value', () => {
    const links = (rows: string) => [...rows.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)
    const makes = { make: [['Kia', 2]] satisfies [string, number][] }
    expect(links(html({}, makes))).toEqual(['/search/kia'])
    expect(links(html({ name: 'fuel' }, { fuel: [['Diesel', 2]] }))).toEqual([])
    expect(links(html({}, { make: [['Ford', 2]] }, kia))).toEqual([])
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
  it('puts the models of each of several makes under their own, and one that nobody knows under the last', () =>
    expect(
      html(
        { models: true },
        {
          make: [
            ['Ford', 3],
            ['Kia', 2],
          ],
          model: [
            ['Rio', 2],
            ['Ranger', 2],
            ['Odd', 1],
          ],
        },
        setFacet(emptySearch(), 'make', ['Ford', 'Kia']),
        {},
        { Kia: [['Rio', 2]], Ford: [['Ranger', 2]] },
      ),
    ).toMatch(/Models of Ford(?:(?!Rio|Odd).)*Ranger(?:(?!Rio|Odd).)*Models of Kia.*Rio.*Odd/s))
  it('lists 20 popular values of a long select first, the others by name', () => {
    const [, popular = '', more = ''] = html({ style: 'select' }, { make: many(24) }).split('<optgroup')
    expect([popular.match(/<option/g), more.match(/<option/g)].map((found) => found?.length)).toEqual([20, 4])
  })
  it('turns a select into boxes when an address names two values', () =>
    expect(
      html({ style: 'select' }, { make: many(3) }, setFacet(emptySearch(), 'make', ['Value 0', 'Value 1'])),
    ).not.toContain('<select'))
})

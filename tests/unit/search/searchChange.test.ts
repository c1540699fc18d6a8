import { describe, expect, it, test } from 'vitest'
import { readAmount } from '@/core/money/amount'
import { buildSearchHref } from '@/search/list/href'
import { changeBetween, pressed, withChange } from '@/search/list/change'
import { pressQuick } from '@/search/list/quick'
import { clearFilters, emptySearch, type ListState, withNot } from '@/search/list/state'
import { parseSearch } from '@/search/list/parse'
import { removeFacet, toggleFacet, withPage, withRange, withSort } from '@/search/list/edit'

const at = (href: string): ListState => {
  const [path = '', query] = href.split('?')
  return parseSearch(path.split('/').slice(2), new URLSearchParams(query), {
    vocabulary: { make: ['Toyota', 'Kia'], model: ['Rio', 'HiLux'] },
  }).state
}

describe('a change of the shown list is made to the newest one', () => {
  const shown = at('/search?body=SUV&fuel=Diesel&range[price]=:20000')
  const cases: [string, ListState, string, string][] = [
    [
      'a chip',
      removeFacet(shown, 'body', 'SUV'),
      '/search?body=SUV&fuel=Diesel&fuel=Hybrid',
      '/search?fuel=Diesel&fuel=Hybrid',
    ],
    [
      'another value',
      toggleFacet(shown, 'body', 'Ute'),
      '/search/toyota?body=SUV',
      '/search/toyota?body=SUV&body=Ute',
    ],
    [
      'a range',
      withRange(shown, 'price', null),
      '/search?range[price]=:20000&range[km]=:9',
      '/search?range[km]=:9',
    ],
    [
      'a value that is left out',
      withNot(shown, { colour: ['Red'] }),
      '/search/kia?not[colour]=White',
      '/search/kia?not[colour]=Red',
    ],
    ['an order', withSort(shown, 'latest'), '/search/kia?page=2', '/search/kia?sortBy=latest'],
    ['a page', withPage(shown, 3), '/search/kia', '/search/kia?page=3'],
    [
      'a quick filter',
      pressQuick(shown, at('/search/used-cars?body=Ute')).next,
      '/search/toyota',
      '/search/used-cars?make=Toyota&body=Ute',
    ],
  ]
  it.each(cases)('%s', (_name, next, newest, wanted) =>
    expect(buildSearchHref(withChange(at(newest), changeBetween(shown, next)))).toBe(wanted),
  )
  it('leads from any search to any other', () => {
    const hrefs = [
      '/search',
      '/search/toyota/hilux',
      '/search/used-cars?query=tow+bar&near=4000&radius=25',
      '/search?deposit=5000&make=Toyota&make=Kia&page=2',
      '/search?not[make]=Kia&not[fuel]=Diesel',
    ]
    for (const from of hrefs)
      for (const to of hrefs)
        expect(buildSearchHref(withChange(at(from), changeBetween(at(from), at(to))))).toBe(
          buildSearchHref(at(to)),
        )
  })
  it('twice is as good as once', () => {
    const change = changeBetween(shown, toggleFacet(shown, 'body', 'Ute'))
    expect(withChange(withChange(shown, change), change)).toEqual(withChange(shown, change))
  })
  it('clears what came meanwhile too, and keeps order and loan', () => {
    const newest = at('/search/kia?deposit=5000&sortBy=latest')
    expect(withChange(newest, { clear: true })).toEqual({ ...clearFilters(newest), page: 1 })
  })
  it('takes the models with the last make', () =>
    expect(buildSearchHref(withChange(at('/search/kia/rio'), { drop: { make: ['Kia'] } }))).toBe('/search'))
})

describe('amounts as shoppers write them', () => {
  it.each([
    ['20k', 20_000],
    ['20.5k', 20_500],
    ['$20,000', 20_000],
    ['20 000', 20_000],
    ['60,000 km', 60_000],
    ['2018', 2018],
    ['', undefined],
    ['1e4', null],
    ['20.5', null],
    ['cheap', null],
    ['-5', null],
  ])('%s', (text, amount) => expect(readAmount(text)).toBe(amount))
})

describe('a switch that is pressed before its list has come', () => {
  const shown = emptySearch()
  const on = { ...shown, ranges: { price: { max: 60_000 } } }
  const [change, back] = [changeBetween(shown, on), changeBetween(on, shown)]
  test('is on after one press, off after two, and leaves other changes alone', () => {
    const [once, newest] = [pressed(shown, change, back), { ...shown, query: 'ute' }]
    expect(once).toEqual(on)
    expect(buildSearchHref(pressed(once, change, back))).toBe('/search')
    expect(buildSearchHref(pressed(pressed(newest, change, back), change, back))).toBe('/search?query=ute')
  })
  test('a link that is no switch says the same twice', () =>
    expect(pressed(pressed(shown, change), change)).toEqual(on))
})

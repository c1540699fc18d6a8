import { describe, expect, it, test } from 'vitest'
import { QuickFilters } from '@/components/search/QuickFilters'
import { parseSearch } from '@/search/list/parse'
import { type Counted, narrows } from '@/search/list/quick'
import { emptySearch } from '@/search/list/state'
import { listHtml } from '../../../helpers/listView'

/** Of an engine that counts nothing: each may find some. */
const NOTHING: Counted = { count: 4, facets: {}, stats: {} }
const COUNTED: Counted = {
  count: 4,
  facets: {
    fuel: [
      { value: 'Diesel', count: 3 },
      { value: 'Hybrid', count: 0 },
    ],
    make: [{ value: 'Toyota', count: 4 }],
  },
  stats: { price: { min: 27_880, max: 73_990 } },
}

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
    const html = listHtml(<QuickFilters quick={quick} state={state} view={NOTHING} />)
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
  it('lead crawlers to lists that they may keep alone', () => {
    const html = listHtml(
      <QuickFilters
        quick={[
          { label: 'Used', href: '/search/used-cars' },
          { label: 'Utes', href: '/search?body=Ute' },
        ]}
        state={emptySearch()}
        view={NOTHING}
      />,
    )
    expect(html).toMatch(/href="\/search\/used-cars"(?![^>]*nofollow)/)
    expect(html).toMatch(/href="\/search\?body=Ute"[^>]*nofollow/)
  })
})

test.each([
  ['/search?fuel=Diesel', true],
  ['/search?fuel=Hybrid', false],
  ['/search?fuel=Electric', false],
  ['/search?fuel=Electric&fuel=Diesel', true],
  ['/search/toyota', false],
  ['/search/toyota?fuel=Diesel', true],
  ['/search/kia', false],
  ['/search?body=Ute', true],
  ['/search?range[price]=:27879', false],
  ['/search?range[price]=:27880', true],
  ['/search?range[price]=73991:', false],
  ['/search?range[km]=:5', true],
  ['/search?range[price]=:80000', false],
  ['/search?range[price]=:30000&fuel=Hybrid', false],
  ['/search?sortBy=latest', true],
])('a shortcut to %s narrows what is counted: %s', (href, does) => {
  const { pathname, searchParams } = new URL(href, 'http://list')
  expect(narrows(parseSearch(pathname.split('/').slice(2), searchParams).state, COUNTED)).toBe(does)
})

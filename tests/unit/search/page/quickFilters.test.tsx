import { describe, expect, it } from 'vitest'
import { QuickFilters } from '@/components/search/QuickFilters'
import { parseSearch } from '@/search/list/parse'
import { emptySearch } from '@/search/list/state'
import { listHtml } from '../../../helpers/listView'

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
    const html = listHtml(<QuickFilters quick={quick} state={state} />)
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
      />,
    )
    expect(html).toMatch(/href="\/search\/used-cars"(?![^>]*nofollow)/)
    expect(html).toMatch(/href="\/search\?body=Ute"[^>]*nofollow/)
  })
})

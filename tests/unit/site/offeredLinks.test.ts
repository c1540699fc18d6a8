import { describe, expect, it } from 'vitest'
import { offeredLinks } from '@/domain/offeredLinks'

describe('links of a footer', () => {
  const links = ['/garage', '/compare?cars=a', '/search', '/pages/garage'].map((href) => ({ href }))
  it('all are offered with a garage', () => expect(offeredLinks(links, { garage: true })).toEqual(links))
  it('without one, nothing leads to it', () =>
    expect(offeredLinks(links, { garage: false }).map(({ href }) => href)).toEqual([
      '/search',
      '/pages/garage',
    ]))
})

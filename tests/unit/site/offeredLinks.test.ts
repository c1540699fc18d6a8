import { describe, expect, it } from 'vitest'
import { offeredLinks } from '@/domain/offeredLinks'

describe('links of a footer', () => {
  const links = ['/garage', '/compare?cars=a', '/search', '/pages/garage', '/finance#finance-form'].map(
    (href) => ({ href }),
  )
  it('all are offered with a garage', () =>
    expect(offeredLinks(links, { garage: true, finance: true, tradeIn: true })).toEqual(links))
  it('without one, nothing leads to it', () =>
    expect(
      offeredLinks(links, { garage: false, finance: true, tradeIn: true }).map(({ href }) => href),
    ).toEqual(['/search', '/pages/garage', '/finance#finance-form']))
  it('a dealer without finance does not link to its page', () =>
    expect(
      offeredLinks(links, { garage: true, finance: false, tradeIn: true }).map(({ href }) => href),
    ).not.toContain('/finance#finance-form'))
  it('a dealer without trade-ins links to none of the addresses of the journey', () => {
    const paths = ['/trade-in', '/sell-your-car?a=1', '/sell-my-car#form'].map((href) => ({ href }))
    const features = { garage: true, finance: true, tradeIn: true }
    expect(offeredLinks(paths, features)).toEqual(paths)
    expect(offeredLinks(paths, { ...features, tradeIn: false })).toEqual([])
  })
})

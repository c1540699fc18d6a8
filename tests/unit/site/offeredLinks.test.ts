import { describe, expect, it } from 'vitest'
import { offeredLinks } from '@/domain/offeredLinks'
import { featuresSchema } from '@/domain/tenant/featuresConfig'

describe('links of a footer', () => {
  const on = featuresSchema.parse({ garage: true, finance: true })
  const links = ['/garage', '/compare?cars=a', '/search', '/pages/garage', '/finance#finance-form'].map(
    (href) => ({ href }),
  )
  it('all are offered with a garage', () => expect(offeredLinks(links, on)).toEqual(links))
  it('without one, nothing leads to it', () =>
    expect(offeredLinks(links, { ...on, garage: false }).map(({ href }) => href)).toEqual([
      '/search',
      '/pages/garage',
      '/finance#finance-form',
    ]))
  it('a dealer without finance does not link to its page', () =>
    expect(offeredLinks(links, { ...on, finance: false }).map(({ href }) => href)).not.toContain(
      '/finance#finance-form',
    ))
  it('nor to a wheel that is off', () => expect(offeredLinks([{ href: '/spin-to-win' }], on)).toEqual([]))
  it('a dealer without trade-ins links to none of the addresses of the journey', () => {
    const paths = ['/trade-in', '/sell-your-car?a=1', '/sell-my-car#form'].map((href) => ({ href }))
    expect(offeredLinks(paths, { ...on, tradeIn: true })).toEqual(paths)
    expect(offeredLinks(paths, { ...on, tradeIn: false })).toEqual([])
  })
})

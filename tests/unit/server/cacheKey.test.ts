import { describe, expect, it } from 'vitest'
import { cacheRoute } from '@/server/routes'
import { cacheKey, scopeOf, sortQuery, splitQuery } from '@/cache/cacheKey'
import { softNavigation } from '@/lib/nextContract'
import { withRest } from '@/server/entry'

describe('cache key', () => {
  it.each([
    ['', ''],
    ['b=1&a=2', 'a=2&b=1'],
    ['make=Toyota&make=Mazda', 'make=Toyota&make=Mazda'],
    ['z=1&make=Toyota&a=1&make=Mazda', 'a=1&make=Toyota&make=Mazda&z=1'],
    ['&&a=1&', 'a=1'],
  ])('sorts %j to %j by name only', (query, expected) => {
    expect(sortQuery(query)).toBe(expected)
  })

  it.each([
    ['/search', 'utm_source=x&make=Toyota&gclid=1', 'make=Toyota'],
    ['/search', 'junk=1&_rsc=abc', ''],
    [
      '/search',
      'range%5Bprice%5D=1:2&range[price2]=1:2&refinementList[make][0]=Kia',
      'range%5Bprice%5D=1:2&refinementList[make][0]=Kia',
    ],
    [
      '/search',
      'near=4000&radius=50&deposit=1&term=60&make_model=a&min_price=1&%zz=1',
      'near=4000&radius=50&deposit=1&term=60&make_model=a',
    ],
    ['/api/cars/search', 'type=used&count=1&q=x', 'type=used&count=1'],
    ['/api/cars/search/suggest', 'q=x&make=Kia', 'q=x'],
    ['/api/cars/cards', 'cars=a,b&q=x', 'cars=a,b'],
    ['/api/cars/photos', 'cars=a,b&q=x', 'cars=a,b'],
    ['/cars/one', 'form=offer&make=Kia', 'form=offer'],
    ['/cars/one', 'form=test%2Ddrive', 'form=test%2Ddrive'],
    ['/cars/one', 'form=x', ''],
    ['/cars/one', 'form', ''],
    ['/cars/one', 'form=enquiry', ''],
    ['/api/cars/search', 'count=2', ''],
    ['/models', 'body=suv&x', 'body=suv'],
    ['/models/get-quote', 'model=HiLux&x', 'model=HiLux'],
    ['/models/hilux', 'model=HiLux', ''],
    ['/', 'make=Kia', ''],
    ['/offers/1', 'make=Kia', ''],
    ['/stock', 'make=Kia', ''],
  ])('of %s?%s depends on %j', (path, query, expected) => {
    expect(splitQuery(query, cacheRoute('a', path)?.reads ?? (() => true), '_rsc').read).toBe(expected)
  })

  it('leaves the rest as it was sent, without the framework\u2019s own', () => {
    const rest = (query: string) => splitQuery(query, (name) => name === 'make', '_rsc').rest
    expect(rest('utm_source=a%20b&make=Kia&x&_rsc=1')).toBe('utm_source=a%20b&x')
    expect(rest('')).toBe('')
  })

  it('differs by host, path, query and kind of soft navigation', () => {
    const kinds = [{}, { 'next-router-prefetch': '1' }, { 'next-router-segment-prefetch': '/_tree' }]
    const keys = [
      cacheKey('a', '/', '', null),
      cacheKey('b', '/', '', null),
      cacheKey('a', '/x', '', null),
      cacheKey('a', '/', 'x=1', null),
      ...kinds.map((kind) => cacheKey('a', '/', '', softNavigation({ rsc: '1', ...kind }, 'a'))),
    ]
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.map(scopeOf)).toEqual(['a', 'b', 'a', 'a', 'a', 'a', 'a'])
  })
})

describe('soft navigation', () => {
  const state = (host: string, below: unknown, marker?: string) =>
    encodeURIComponent(
      JSON.stringify([
        '',
        {
          children: [
            '(site)',
            { children: ['sites', { children: [['host', host, 'd', null], below, null, marker ?? null] }] },
          ],
        },
      ]),
    )
  const variant = (headers: Record<string, string>) =>
    JSON.stringify(softNavigation({ rsc: '1', ...headers }, 'a.x'))
  const shared = variant({ 'next-router-state-tree': state('a.x', {}) })

  it('is one for all pages that a visitor may come from, and another without the shared layout', () => {
    const from = (page: string) =>
      variant({ 'next-router-state-tree': state('a.x', { children: [page, {}] }), 'next-url': `/${page}` })
    expect([from('search'), from('cars')]).toEqual([shared, shared])
    expect(shared).toContain('next-router-state-tree')
    const whole = variant({})
    expect(whole).not.toBe(shared)
    for (const other of [
      state('b.x', {}),
      state('a.x', {}, 'refetch'),
      'junk',
      '%',
      '%5B%22%22%5D',
      'x'.repeat(20_000),
    ])
      expect(variant({ 'next-router-state-tree': other })).toBe(whole)
  })

  it('has few kinds, whatever a stranger sends', () => {
    const seen = new Set<string>()
    for (let i = 0; i < 500; i++)
      seen.add(
        variant({
          'next-router-prefetch': String(i % 7),
          'next-router-segment-prefetch': i % 3 ? `/_tree${i}` : '/_tree',
          'next-router-state-tree': i % 2 ? `junk${i}` : state('a.x', { children: [`p${i}`, {}] }),
          'next-url': `/${i}`,
          'next-hmr-refresh': String(i),
        }),
      )
    expect(seen.size).toBeLessThanOrEqual(8)
    for (const rsc of ['0', 'junk', '11']) expect(softNavigation({ rsc }, 'a.x')).toBeNull()
  })
})

describe('a redirect and what its page did not read', () => {
  const stored = { status: 308, body: Buffer.alloc(0), etag: '', tags: [], expires: 0 }
  const rest = (location: string, query: string) =>
    withRest({ ...stored, head: ['X-A', 'b', 'Location', location] }, query).head
  it.each([
    ['/search', '', '/search'],
    ['/search', 'utm_source=x', '/search?utm_source=x'],
    ['/search?make=Kia', 'gclid=1&x', '/search?make=Kia&gclid=1&x'],
    ['/finance?car_id=7#finance-form', 'utm_source=x', '/finance?car_id=7&utm_source=x#finance-form'],
  ])('%s with %j leads to %s', (location, query, target) =>
    expect(rest(location, query)).toEqual(['X-A', 'b', 'Location', target]),
  )
  it('an answer that leads nowhere stays as it is', () => {
    const page = { ...stored, head: ['X-A', 'Location'] }
    expect(withRest(page, 'utm_source=x')).toBe(page)
  })
})

import type { Payload } from 'payload'
import { describe, expect, test, vi } from 'vitest'
import { cacheableEndpoint } from '@/cache/endpoints'
import { emptySearch } from '@/search/list/state'
import { type Dealer, makeCar, makeDealer } from '../../helpers/dealers'
import { handCallTests } from './handCallTests'

interface Input {
  db: Payload
  north: Dealer
  south: Dealer
}

/** The calls of a site about its cars; `given` returns when the test's world is ready. */
export function siteCallTests(input: () => Input): void {
  describe('site calls (contract section 6)', () => {
    test('an answer to 1,000 unknown values is not stored', async () => {
      const keeps = async (path: string, query: string) =>
        (await cacheableEndpoint(path)?.(input().north.host, new URLSearchParams(query)))?.keep
      const list = '/api/cars/search'
      const names = [
        'make',
        'body',
        'colour',
        'sortBy',
        'status',
        'page',
        'term',
        'near',
        'range[price]',
        'tag',
      ]
      const junk = Array.from({ length: 1000 }, (_, i) => `${names[i % names.length]}=junk${i}`)
      const stored = await Promise.all(junk.map((query) => keeps(list, query)))
      expect(stored.filter(Boolean)).toEqual([])
      expect(await keeps('/api/cars/cards', 'cars=junk')).toBe(false)
      for (const query of ['', 'make=Toyota', 'make=Toyota&page=2', 'count=1', 'count=1&facets=1'])
        expect([query, await keeps(list, query)]).toEqual([query, true])
    })
    const call = async (
      handler: (request: Request) => Promise<Response>,
      address: string,
      host = input().north.host,
      init: RequestInit = {},
    ) => {
      const response = await handler(
        new Request(`http://x${address}`, {
          ...init,
          headers: { 'x-forecourt-site': host, 'content-type': 'application/json' },
        }),
      )
      return { status: response.status, body: await response.json() }
    }
    test('search answers hits, counts and pages', async () => {
      const { GET } = await import('@/app/api/cars/search/route')
      const { status, body } = await call(
        GET,
        '/api/cars/search?type=used-cars&make=toyota&range[price]=:40000&sortBy=price_asc',
      )
      expect([status, body.count, body.page, body.pages]).toEqual([200, 2, 1, 1])
      expect(body.hits.map((car: { slug: string }) => car.slug)).toEqual(['suv-a', 'sold-now'])
      expect(Object.keys(body)).toEqual(
        expect.arrayContaining(['hits', 'count', 'facets', 'facetStats', 'ms', 'page', 'pages']),
      )
    })
    test('search answers the count alone when asked for it', async () => {
      const { GET } = await import('@/app/api/cars/search/route')
      const query = '/api/cars/search?type=used-cars&make=toyota&range[price]=:40000&count=1'
      expect(await call(GET, query)).toEqual({ status: 200, body: { count: 2 } })
      expect((await call(GET, query, input().south.host)).body).not.toEqual({ count: 2 })
    })
    test('search answers what the filters of a search show, with the models of makes that are not chosen', async () => {
      const { GET } = await import('@/app/api/cars/search/route')
      const { status, body } = await call(GET, '/api/cars/search?make=Mazda&count=1&facets=1')
      const list = (await call(GET, '/api/cars/search?make=Mazda')).body
      expect([status, Object.keys(body).sort()]).toEqual([200, ['count', 'facetStats', 'facets', 'models']])
      expect([body.count, body.facets, body.facetStats]).toEqual([list.count, list.facets, list.facetStats])
      const toyotas = (await call(GET, '/api/cars/search?make=Toyota')).body.facets.model
      expect(body.models.Toyota).toEqual(
        toyotas.map(({ value, count }: { value: string; count: number }) => [value, count]),
      )
      const foreign = (await call(GET, '/api/cars/search?count=1&facets=1', input().south.host)).body
      expect(foreign.models).not.toEqual(body.models)
    })
    test('suggestions', async () => {
      const { GET } = await import('@/app/api/cars/search/suggest/route')
      const { body } = await call(GET, '/api/cars/search/suggest?q=maz')
      expect(body).toMatchObject({
        cars: [{ slug: 'suv-b', price: 33_000, price_text: '$33,000' }],
        makes: [{ value: 'Mazda', count: 1, href: '/search/mazda' }],
        models: [{ value: 'CX-5', make: 'Mazda', count: 1, href: '/search/mazda/cx-5' }],
        queries: [{ value: 'maz', count: 1, href: '/search?query=maz' }],
      })
      for (const query of ['', '?q=', '?q=%00%07', '?q=volvo', `?q=${'x'.repeat(10_240)}`])
        expect(await call(GET, `/api/cars/search/suggest${query}`)).toEqual({
          status: 200,
          body: { cars: [], makes: [], models: [], queries: [] },
        })
    })
    test('the menus of a dealer are its own, and strangers get nothing', async () => {
      const { GET } = await import('@/app/api/menus/route')
      const ofDealer = async (name: string): Promise<string> => {
        const children = [{ label: name, href: '/search', picture: '/media/a.webp' }]
        const navigation = [{ label: 'Stock', href: '/search', kind: 'stock' as const, children }]
        const { host } = await makeDealer(input().db, `menus-${name}`, { navigation })
        return JSON.stringify((await call(GET, '/api/menus', host)).body)
      }
      const [vans, boats] = [await ofDealer('vans'), await ofDealer('boats')]
      expect([/vans/.test(vans), /boats/.test(vans), /vans/.test(boats), /boats/.test(boats)]).toEqual([
        true,
        false,
        false,
        true,
      ])
      expect((await call(GET, '/api/menus', 'nowhere.localhost')).status).toBe(404)
      const kept = await cacheableEndpoint('/api/menus')?.(input().north.host, new URLSearchParams())
      expect(kept?.keep).toBe(true)
    })
    test('no host, no site: 404', async () => {
      const { GET } = await import('@/app/api/cars/search/route')
      expect((await call(GET, '/api/cars/search', 'nowhere.localhost')).status).toBe(404)
    })
    test.each([
      ['suv-a', 200],
      ['sold-now', 200],
      ['sold-before', 410],
      ['foreign', 404],
      ['none', 404],
      ['%00', 404],
      ['x'.repeat(5000), 404],
    ])('one car: %s is %s', async (slug, status) => {
      const { GET } = await import('@/app/api/cars/[slug]/route')
      const answer = await call(
        (request) => GET(request, { params: Promise.resolve({ slug }) }),
        '/api/cars/x',
      )
      expect(answer.status).toBe(status)
      if (status === 200)
        expect(
          Object.keys(answer.body).some((name) => /^(private_|hold_|overrides|feed_values)/.test(name)),
        ).toBe(false)
    })
    test('B12 says when each dealership’s stock last changed, and was last compared', async () => {
      const { stockAges } = await import('@/features/stock/stockAges')
      const { getSite } = await import('@/core/dealer/read/sites')
      const { table } = await import('@/db/table')
      const dealer = await makeDealer(input().db, 'ages')
      const ages = async () => {
        const site = await getSite(dealer.host)
        return site && stockAges(site)
      }
      const yard = { slug: 'ages-yard', name: 'ages yard' }
      expect(await ages()).toEqual([{ ...yard, changedAt: null, checkedAt: null }])
      for (const updated_at of [1_700_000_000, 1_800_000_000, 1_600_000_000])
        await makeCar(input().db, dealer, { updated_at })
      const feed = async (state: string) =>
        (await table('stock-feeds')).insert({
          ...{ tenant: dealer.tenant, dealership_id: dealer.dealership, dealership_slug: yard.slug },
          state,
        })
      await feed('held')
      expect(await ages()).toEqual([{ ...yard, changedAt: 1_800_000_000, checkedAt: null }])
      await feed('committed')
      expect((await ages())?.[0]?.checkedAt).toBeGreaterThan(Date.now() / 1000 - 60)
    })
    test('T2 market prices are told only by a customer of Autograb', async () => {
      const { GET } = await import('@/app/api/cars/[slug]/route')
      const { db, north } = input()
      const customer = await makeDealer(db, 'market', { features: { autograb: true } })
      const autograb_data = { average_market_price: 40_000 }
      const notified = []
      for (const dealer of [north, customer]) {
        await makeCar(db, dealer, { slug: 'below-market', autograb_data })
        const get = (request: Request) => GET(request, { params: Promise.resolve({ slug: 'below-market' }) })
        notified.push((await call(get, '/api/cars/below-market', dealer.host)).body.autograb_data ?? null)
      }
      expect(notified).toEqual([null, autograb_data])
    })
    test('the phone number is told on request', async () => {
      const { POST } = await import('@/app/api/cars/[slug]/phone/route')
      const { body } = await call(
        (request) => POST(request, { params: Promise.resolve({ slug: 'suv-a' }) }),
        '/api/cars/suv-a/phone',
        input().north.host,
        { method: 'POST', body: '{}' },
      )
      expect(body).toEqual({ phone: '(07) 5550 0100' })
    })
    test('V7 without the call panel the number is not told', async () => {
      const { POST } = await import('@/app/api/cars/[slug]/phone/route')
      const quiet = await makeDealer(input().db, 'quiet', { features: { callPanel: false } })
      await makeCar(input().db, quiet, { slug: 'quiet-a' })
      const { status, body } = await call(
        (request) => POST(request, { params: Promise.resolve({ slug: 'quiet-a' }) }),
        '/api/cars/quiet-a/phone',
        quiet.host,
        { method: 'POST', body: '{}' },
      )
      expect([status, body]).toEqual([404, { error: 'Not found' }])
    })
    test('S1 a list that the database answered for the engine says so, with its counts', async () => {
      const { getSite } = await import('@/core/dealer/read/sites')
      const { countCars, listCars } = await import('@/search/cars/list')
      const { getSearchEngine } = await import('@/search')
      const site = await getSite(input().north.host)
      if (!site) throw new Error('The dealer has a site')
      const engine = getSearchEngine()
      const search = engine.search.bind(engine)
      const spy = vi
        .spyOn(engine, 'search')
        .mockImplementation(async (request) => ({ ...(await search(request)), degraded: true }))
      const notified = [await listCars(site, emptySearch()), await countCars(site, emptySearch())]
      spy.mockRestore()
      expect(notified.map(({ degraded }) => degraded)).toEqual([true, true])
      expect((await countCars(site, emptySearch())).degraded).toBe(false)
    })
    test('a dealer without sheets answers none of a car that it shows', async () => {
      const sheet = await import('@/app/api/cars/[slug]/pdf/route')
      const shown = await import('@/app/api/cars/[slug]/route')
      const bare = await makeDealer(input().db, 'bare', { features: { carSheet: false } })
      await makeCar(input().db, bare, { slug: 'bare-a' })
      const status = async ({ GET }: typeof shown) => {
        const params = Promise.resolve({ slug: 'bare-a' })
        return (await call((request) => GET(request, { params }), '/', bare.host)).status
      }
      expect([await status(shown), await status(sheet)]).toEqual([200, 404])
    })
    test('finance refuses where the site has none', async () => {
      const { GET } = await import('@/app/api/cars/[slug]/finance/route')
      expect(
        (await call((request) => GET(request, { params: Promise.resolve({ slug: 'suv-a' }) }), '/')).status,
      ).toBe(404)
    })
    test.each([
      ['4558', 200, 'Maroochydore'],
      ['12345', 422, undefined],
      ['abcd', 422, undefined],
      ['', 422, undefined],
    ])('postcode %s', async (postcode, status, suburb) => {
      const { GET } = await import('@/app/api/geocode/route')
      const answer = await call(GET, `/api/geocode?postcode=${postcode}`)
      expect([answer.status, answer.body.suburb]).toEqual([status, suburb])
      if (status === 422) expect(answer.body.error).toBe('Invalid postcode')
    })
  })
  handCallTests(input)
}

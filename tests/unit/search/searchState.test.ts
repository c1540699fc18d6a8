import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toggleFacet, withPage, withRange, withSort } from '@/search/list/edit'
import { CLOSED } from '@/search/list/values'
import { buildSearchHref } from '@/search/list/href'
import { emptySearch } from '@/search/list/state'
import { FACET_NAMES, RANGE_NAMES } from '@/core/car/facets'
import { unreadWords } from '@/search/list/readParameter'
import { parseSearch } from '@/search/list/parse'

const context = {
  vocabulary: {
    make: ['Toyota', 'Mazda', 'Land Rover', 'Mercedes-Benz'],
    model: ['HiLux', 'CX-5', 'Range Rover Sport'],
    body: ['SUV', 'Ute'],
  },
}
const parse = (href: string) => {
  const url = new URL(href, 'http://x.test')
  const segments = url.pathname.split('/').slice(2).filter(Boolean).map(decodeURIComponent)
  return parseSearch(segments, url.searchParams, context)
}

describe('reading addresses (N1, N2)', () => {
  test.each([
    ['/search/toyota/hilux', { make: ['Toyota'], model: ['HiLux'] }],
    ['/search/land-rover/range-rover-sport', { make: ['Land Rover'], model: ['Range Rover Sport'] }],
    ['/search/mercedes-benz', { make: ['Mercedes-Benz'] }],
    ['/search/used-cars', { car_type: ['used'] }],
    ['/search/new-and-demo-cars', { car_type: ['new', 'demo'] }],
    ['/search/new-used-and-demo-cars', {}],
    ['/search?make=Toyota&make=Mazda', { make: ['Toyota', 'Mazda'] }],
    ['/search?make=Toyota&make=toyota', { make: ['Toyota'] }],
    ['/search?make_model=Toyota+%3E+HiLux', { make: ['Toyota'], model: ['HiLux'] }],
    ['/search?refinementList[make][0]=Mazda&refinementList[body]=suv', { make: ['Mazda'], body: ['SUV'] }],
    ['/search?year=2020&colour=Red', { year: ['2020'], colour: ['Red'] }],
    ['/search?make=Nonesuch&car_type=boat&constructor=1&__proto__=2&body=', {}],
  ])('%s', (href, facets) => {
    expect(parse(href).state.facets).toEqual(facets)
  })

  test.each([
    ['not[make]=toyota&not[make]=Toyota&not[fuel][]=Diesel', '/search?not[make]=Toyota&not[fuel]=Diesel'],
    ['make=Mazda&not[body]=SUV', '/search/mazda?not[body]=SUV'],
    ['not[doors]=4&not=White&not[]=White&not[__proto__]=1', '/search'],
    ['not[make]=Nonesuch', '/search'],
  ])('what is left out: %s', (query, href) =>
    expect(buildSearchHref(parse(`/search?${query}`).state)).toBe(href),
  )

  test.each([
    ['range[price]=10000:20000', { price: { min: 10000, max: 20000 } }],
    ['range[price]=:20000', { price: { max: 20000 } }],
    ['range[km]=10000:', { km: { min: 10000 } }],
    ['range[price]=$10,000:$20,000', { price: { min: 10000, max: 20000 } }],
    ['weekly_price_range=50:120', { weekly_price: { min: 50, max: 120 } }],
    ['year=2018:2021', { year: { min: 2018, max: 2021 } }],
    ['range[price]=20000:10000', { price: { min: 10000, max: 20000 } }],
    ['range[price]=:', {}],
    ['range[price]=0:', {}],
    ['range[km]=0:', {}],
    ['range[price]=0:20000', { price: { max: 20000 } }],
    ['range[body_length]=5000:6500', { body_length: { min: 5000, max: 6500 } }],
    ['min[body_length]=5.2&max[body_length]=6.5 m', { body_length: { min: 5200, max: 6500 } }],
    ['max[tare_weight]=2,120 kg', { tare_weight: { max: 2120 } }],
    ['range[price]=cheap:dear', {}],
    ['range[doors]=2:4', {}],
  ])('%s', (query, ranges) => {
    expect(parse(`/search?${query}`).state.ranges).toEqual(ranges)
  })

  test.each([
    ['near=4000&radius=50', { postcode: '4000', radius: 50 }],
    ['near=4000', { postcode: '4000', radius: 50 }],
    ['near=4000&radius=0', { postcode: '4000', radius: 50 }],
    ['near=4000&radius=far', { postcode: '4000', radius: 50 }],
    ['near=brisbane&radius=100', { postcode: 'brisbane', radius: 100 }],
    ['radius=50', null],
    ['near=+', null],
  ])('%s (S23)', (query, near) => {
    expect(parse(`/search?${query}`).state.near).toEqual(near)
  })

  test('order, page and words', () => {
    const { state } = parse('/search?sortBy=price_asc&page=3&query=%20land%20%20cruiser%20')
    expect([state.sortBy, state.page, state.query]).toEqual(['price_asc', 3, 'land cruiser'])
    const bad = parse('/search?sortBy=cheapest&page=-1').state
    expect([bad.sortBy, bad.page]).toEqual(['relevant', 1])
    expect(parse('/search?page=9999999').state.page).toBe(1_000_000)
  })

  test('a sort that the site does not offer is ignored', () => {
    const params = new URLSearchParams('sortBy=km_asc')
    expect(parseSearch([], params, { sorts: ['relevant', 'latest'] }).state.sortBy).toBe('relevant')
  })
})

describe('words that say nothing', () => {
  test.each([
    ['🚗', '🚗'],
    [' -- ', '--'],
    ['ute 🚗', null],
    ['', null],
    [undefined, null],
    [['🚗'], null],
  ])('%j is said to be unread: %s', (typed, unread) => expect(unreadWords(typed)).toBe(unread))
  test.each(['%25', '.*', '%F0%9F%9A%97', '--', '%22%22'])('%s is no search', (query) =>
    expect(parse(`/search?query=${query}`).state.query).toBe(''),
  )
  test('a page of letters is cut', () =>
    expect(parse(`/search?query=${'a'.repeat(290)}`).state.query).toHaveLength(200))
})

describe('paths that nobody knows', () => {
  test.each([
    ['/search/nonesuch', ['nonesuch']],
    ['/search/toyota/nonesuch', ['nonesuch']],
    ['/search/used-cars/nonesuch', ['nonesuch']],
    ['/search/toyota/hilux/red', ['red']],
    ['/search/nonesuch/hilux', ['nonesuch', 'hilux']],
    ['/search/toyota/hilux', []],
  ])('%s', (href, unknown) => {
    const parsed = parse(href)
    expect(parsed.unknown).toEqual(unknown)
    expect(parsed.redirect).toBeNull()
  })
})

describe('the shorter address (308)', () => {
  test.each([
    ['/search?make=Toyota&model=HiLux', '/search/toyota/hilux'],
    ['/search?car_type=used&make=Toyota', '/search/used-cars?make=Toyota'],
    ['/search?page=1', '/search'],
    ['/search?page=2&sortBy=relevant', '/search?page=2'],
    ['/search/Toyota', '/search/toyota'],
    ['/search/new-used-and-demo-cars', '/search'],
    ['/search/used-cars/toyota/hilux', '/search/used-cars?make=Toyota&model=HiLux'],
    ['/search?make=Toyota&utm_source=mail', '/search/toyota?utm_source=mail'],
    ['/search?range[price]=$10,000:20000', '/search?range[price]=10000:20000'],
    ['/search?car_type=new&car_type=used&car_type=demo', '/search'],
    ['/search?near=&radius=50', '/search'],
    ['/search?range[price]=20000:10000', '/search?range[price]=10000:20000'],
    ['/search?query=%25&make=Toyota', '/search/toyota'],
  ])('%s goes to %s', (href, target) => {
    expect(parse(href).redirect).toBe(target)
  })

  test.each([
    ...['car_type=junk', 'status=junk', 'certified=junk', 'body=junk', 'sortBy=junk', 'page=junk'],
    ...['term=junk', 'deposit=junk', 'range[price]=junk', 'type=junk', 'make_model=junk'],
    ...['make=junk', 'make=Toyota&make=toyota', 'refinementList[body][0]=junk'],
  ])('%s is no address of its own', (query) => {
    expect(parse(`/search?${query}`).hasIdle).toBe(true)
    expect(parse(`/search?${query}`)).not.toMatchObject({ redirect: null, isKnown: true })
  })
  test('what each part of an address changes is one', () => {
    expect(parse('/search/toyota?body=SUV&near=4000&radius=50&page=2&utm_source=x').hasIdle).toBe(false)
  })

  test.each([
    '/search',
    '/search/toyota/hilux?range[price]=10000:20000',
    '/search?range%5Bprice%5D=10000%3A20000',
    '/search?make=Toyota&make=Mazda&page=2',
    '/search?body=SUV&make=Toyota&make=Mazda',
    '/search?query=land+cruiser',
    '/search?query=land%20cruiser',
    '/search?utm_source=mail',
    '/search/used-cars?near=4000&radius=50',
  ])('%s stays', (href) => {
    expect(parse(href).redirect).toBeNull()
  })
})

describe('a model without its make', () => {
  const makesOf = { Corolla: ['Toyota'], Ranger: ['Ford', 'Polaris'], '6': ['Mazda'] }
  const redirectOf = (href: string) => {
    const [path = '', query] = href.split('?')
    const segments = path.split('/').slice(2)
    return parseSearch(segments, new URLSearchParams(query), { makesOf }).redirect
  }
  test.each([
    ['of one make', '/search?model=Corolla', '/search/toyota/corolla'],
    ['named as a figure', '/search?model=6', '/search/mazda/6'],
    [
      'with more and a campaign',
      '/search?model=Corolla&fuel=Petrol&utm_source=x',
      '/search/toyota/corolla?fuel=Petrol&utm_source=x',
    ],
    ['of two makes', '/search?model=Ranger', null],
    ['that nobody has', '/search?model=constructor', null],
    ['beside another', '/search?model=Corolla&model=6', null],
    ['of a type, whose list it is', '/search/used-cars?model=Corolla', null],
  ])('%s', (_, href, target) => expect(redirectOf(href)).toBe(target))
})

describe('writing addresses', () => {
  test('page is left out when it is 1, the default order too', () => {
    expect(buildSearchHref(withPage(emptySearch(), 1))).toBe('/search')
    expect(buildSearchHref(withPage(withSort(emptySearch(), 'latest'), 2))).toBe(
      '/search?sortBy=latest&page=2',
    )
  })

  test('a new and a demo filter share one path', () => {
    const state = toggleFacet(toggleFacet(emptySearch(), 'car_type', 'demo'), 'car_type', 'new')
    expect(buildSearchHref(state)).toBe('/search/new-and-demo-cars')
  })

  test('a value with reserved signs survives', () => {
    const state = toggleFacet(emptySearch(), 'badge', 'S&D 50% + "x" #1')
    expect(parse(buildSearchHref(state)).state).toEqual(state)
  })

  const text = fc
    .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
    .map((s) => s.trim())
    .filter(Boolean)
  const FOLDED = ['fuel', 'drive', 'transmission']
  const known = [...Object.keys(context.vocabulary), ...Object.keys(CLOSED), 'year', ...FOLDED]
  const open = FACET_NAMES.filter((name) => !known.includes(name))
  const searches = fc.record({
    facet: fc.constantFrom(...open),
    values: fc.uniqueArray(text, { minLength: 1, maxLength: 4, selector: (v) => v.toLowerCase() }),
    range: fc.constantFrom(...RANGE_NAMES),
    bounds: fc.tuple(fc.integer({ min: 1, max: 90_000 }), fc.integer({ min: 1, max: 90_000 })),
    page: fc.integer({ min: 1, max: 500 }),
  })
  test('every search comes back from its address, and that address is the shortest', () => {
    fc.assert(
      fc.property(searches, ({ facet, values, range, bounds, page }) => {
        const [low, high] = bounds
        let state = withRange(emptySearch(), range, { min: Math.min(low, high), max: Math.max(low, high) })
        for (const value of values) state = toggleFacet(state, facet, value)
        const parsed = parse(buildSearchHref(withPage(state, page)))
        expect(parsed.state).toEqual({ ...state, page })
        expect(parsed.redirect).toBeNull()
      }),
    )
  })
})

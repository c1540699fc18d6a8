import { describe, expect, test } from 'vitest'
import { distanceKm } from '@/core/place/distance'
import { formatDate } from '@/lib/dates'
import { formatKm, formatMoney, formatPercent, plural } from '@/core/money/format'
import { slugify } from '@/lib/slugify'
import { filterLocations, stripDepartment } from '@/core/place/locationNames'
import { modelLabel, newFrom, unpricedWords, modelsByTab } from '@/features/models/models.rules'
import {
  hasEnded,
  offerDescription,
  offerDisclaimer,
  offerExploreHref,
  offerHref,
} from '@/features/offers/offers.rules'
import { placeOfPostcode, stateOfPostcode } from '@/core/place/postcode'
import { showsRating, starsOf } from '@/features/reviews/reviews.rules'
import { makesLoop } from '@/core/dealer/links/redirects'

const now = new Date('2026-03-10T02:00:00Z')
describe('formats of Australia', () => {
  test.each([
    [formatMoney(34_990), '$34,990'],
    [formatMoney(-200), '-$200'],
    [formatKm(15_230), '15,230 km'],
    [formatPercent(8.5), '8.50%'],
    [formatDate('2026-03-05'), '5 Mar 2026'],
    [formatDate('soon'), 'soon'],
    [plural(1, 'car'), '1 car'],
    [plural(1200, 'car'), '1,200 cars'],
    [slugify('Škoda Octavia RS'), 'skoda-octavia-rs'],
    [slugify(' --- '), ''],
  ])('%s', (text, expected) => expect(text).toBe(expected))
})

describe('offers (C7, C8, N8)', () => {
  test.each([
    [200, false],
    [201, true],
  ])('description of %s', (length, isCut) => {
    const cut = offerDescription({ sanitized_description: 'word '.repeat(50).slice(0, length) })
    expect([cut.isCut, cut.short.length <= 200]).toEqual([isCut, true])
  })
  test.each([
    [200, false],
    [201, true],
  ])('disclaimer of %s', (length, isCut) => {
    expect(offerDisclaimer({ disclaimer: 'x'.repeat(length) }).isCut).toBe(isCut)
  })
  const toyota = { name: 'Toyota', slug: 'toyota' }
  test('the maker is in the address only on a site of several', () => {
    expect(offerHref({ slug: 'summer', manufacturer: toyota }, undefined)).toBe('/offers/toyota/summer')
    expect(offerHref({ slug: 'summer', manufacturer: toyota }, toyota)).toBe('/offers/summer')
    expect(offerHref({ slug: 'summer', manufacturer: null }, undefined)).toBe('/offers/summer')
  })
  test('Explore leads to the model or what replaces it', () => {
    expect(offerExploreHref({ model: { name: 'HiLux', slug: 'hilux' } })).toBe('/hilux')
    expect(offerExploreHref({ model: { name: 'HiLux', slug: 'hilux', override_url: '/utes' } })).toBe('/utes')
    expect(offerExploreHref({ model: null })).toBeNull()
  })
  test.each([
    ['2026-03-10T01:59:59Z', true],
    ['2026-03-10T02:00:00Z', false],
    [null, false],
  ])('ends %s', (ends_at, ended) => {
    expect(hasEnded({ ends_at }, now)).toBe(ended)
  })
})

describe('N13 models', () => {
  const models = ['yaris', 'hilux', 'camry', 'bz4x'].map((slug) => ({
    slug,
    name: slug,
    status: 'current',
    manufacturer_body: 'Cars',
  }))
  test.each([
    ['coming_soon', 'Upcoming', 'Price to come'],
    ['current', 'All-New', 'Price on request'],
    ['discontinued', 'Discontinued', 'No longer made'],
  ])('a model that is %s says %s', (status, label, price) => {
    expect([modelLabel({ status }), unpricedWords({ status })]).toEqual([label, price])
  })
  test.each([
    ['current', 51_400, 51_400],
    ['coming_soon', 51_400, 51_400],
    ['current', null, null],
    ['current', 0, null],
    ['discontinued', 69_900, null],
  ])('a model that is %s with %s is new from %s', (status, from_price, price) => {
    expect(newFrom({ status, from_price })).toBe(price)
  })
  test('tabs without models are left out', () => {
    const soon = { slug: 'x', name: 'X', status: 'coming_soon', manufacturer_body: 'Cars' }
    const own = { slug: 'y', name: 'Y', status: 'current', manufacturer_body: 'Off-road' }
    expect(modelsByTab([...models, soon, own]).map(([tab, list]) => [tab, list.length])).toEqual([
      ['Cars', 4],
      ['Off-road', 1],
      ['Upcoming', 1],
    ])
  })
})

describe('places and numbers', () => {
  test.each([
    ['Harbour Toyota - Service', 'Harbour Toyota'],
    ['Harbour Toyota – Parts', 'Harbour Toyota'],
    ['Harbour Toyota Sales', 'Harbour Toyota Sales'],
    ['Harbour - North - Sales', 'Harbour - North'],
  ])('%s', (name, text) => expect(stripDepartment(name)).toBe(text))
  test('a block shows the visible places of its departments (C1)', () => {
    const places = (['sales', 'service', 'parts'] as const).map((location_type) => ({
      location_type,
      visible: location_type !== 'parts',
    }))
    expect(filterLocations(places, 'service-and-parts')).toEqual([
      { location_type: 'service', visible: true },
    ])
    expect(filterLocations(places, 'all')).toHaveLength(2)
  })
  test('Sydney to Melbourne', () => {
    expect(distanceKm({ lat: -33.868, lng: 151.209 }, { lat: -37.814, lng: 144.963 })).toBeCloseTo(713, -1)
  })
  test.each([
    ['4558', 'Maroochydore', 'QLD'],
    ['0800', 'Darwin', 'NT'],
    ['2600', 'Canberra', 'ACT'],
    ['2485', 'Tweed Heads', 'NSW'],
    ['4569', 'Pomona', 'QLD'],
  ])('postcode %s', (postcode, suburb, state) =>
    expect(placeOfPostcode(postcode, 'AU')).toMatchObject({ suburb, state }),
  )
  test.each(['', '40', '40000', 'abcd', '0000', '0500', '9999'])('no place: %s', (postcode) => {
    expect(placeOfPostcode(postcode, 'AU')).toBeNull()
  })
  test('states of post-office boxes', () => expect(stateOfPostcode('8001', 'AU')).toBe('VIC'))
})

describe('C5 reviews', () => {
  const site = { features: { reviews: true }, reviewMinimum: 4 }
  test.each([
    [3.9, false],
    [4, true],
    [null, false],
  ])('average %s', (average, shown) => expect(showsRating(average, site)).toBe(shown))
  test('hidden reviews', () => expect(showsRating(5, { ...site, features: { reviews: false } })).toBe(false))
  test.each([
    [4, 0],
    [4.3, 0],
    [4.31, 0.31],
    [4.4, 0.4],
    [4.9, 0.9],
    [5, 1],
  ])('C5 %s: the fifth star is filled by %s', (average, part) => {
    expect(starsOf(average)).toEqual([1, 1, 1, 1, part])
  })
})

describe('redirects (N14)', () => {
  const rules = [
    { from: '/a', to: '/b' },
    { from: '/b', to: '/c' },
  ]
  test.each([
    ['/c', '/a', true],
    ['/c', '/d', false],
    ['/x', '/X/', true],
    ['/c', 'https://elsewhere.test/a', false],
    ['/z', '/a', false],
  ])('%s to %s', (from, to, loop) => expect(makesLoop({ from, to }, rules)).toBe(loop))
})

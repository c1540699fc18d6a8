import { describe, expect, test } from 'vitest'
import { modelsByTab, orderModels } from '@/domain/models'
import { hasEnded, offerDescription, offerDisclaimer, offerExploreHref, offerHref } from '@/domain/offers'
import { makesLoop } from '@/domain/redirects'

const now = new Date('2026-03-10T02:00:00Z')

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

describe('models (N13)', () => {
  const models = ['yaris', 'hilux', 'camry', 'bz4x'].map((slug) => ({
    slug,
    name: slug,
    status: 'current',
    manufacturer_body: 'Cars',
  }))
  test('preferred first, then A to Z', () => {
    expect(orderModels(models, ['hilux', 'yaris']).map((model) => model.slug)).toEqual([
      'hilux',
      'yaris',
      'bz4x',
      'camry',
    ])
  })
  test('tabs without models are left out', () => {
    const soon = { slug: 'x', name: 'X', status: 'coming_soon', manufacturer_body: 'Cars' }
    expect(modelsByTab([...models, soon]).map(([tab, list]) => [tab, list.length])).toEqual([
      ['Cars', 4],
      ['Upcoming', 1],
    ])
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

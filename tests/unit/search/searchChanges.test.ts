import { describe, expect, test } from 'vitest'
import { aliasHref } from '@/search/list/alias'
import { appliedFilters } from '@/search/list/chips'
import { removeFacet, toggleFacet, withNear, withPage, withRange } from '@/search/list/edit'
import { buildSearchHref } from '@/search/list/href'
import { emptySearch } from '@/search/list/state'

const context = {
  vocabulary: { make: ['Toyota', 'Mazda'], model: ['HiLux'], body: ['SUV', 'Ute'] },
}

describe('changes to a search', () => {
  const toyota = withPage(toggleFacet(emptySearch(), 'make', 'Toyota'), 3)
  test('a filter goes back to page 1 (S7)', () => expect(toggleFacet(toyota, 'body', 'SUV').page).toBe(1))
  test('toggling twice changes nothing', () => {
    expect(buildSearchHref(toggleFacet(toggleFacet(toyota, 'body', 'SUV'), 'body', 'suv'))).toBe(
      '/search/toyota',
    )
  })
  test('the model goes with its last make', () => {
    expect(removeFacet(toggleFacet(toyota, 'model', 'HiLux'), 'make', 'Toyota').facets.model).toBeUndefined()
  })
  test('a postcode is a chip of its own; text that is none filters nothing and is none (S23)', () => {
    const [chip, ...others] = appliedFilters(withNear(emptySearch(), { postcode: '4000', radius: 50 }))
    expect([chip?.label, chip && buildSearchHref(chip.without), others]).toEqual([
      'Near me: Within 50 km of 4000',
      '/search',
      [],
    ])
    expect(appliedFilters(withNear(emptySearch(), { postcode: '40', radius: 50 }))).toEqual([])
  })
  test('chips say what is applied and how to drop it (S14)', () => {
    const state = withRange(toggleFacet(toyota, 'fuel', 'Diesel'), 'price', { max: 20000 })
    const chips = appliedFilters(state)
    expect(chips.map((chip) => chip.label)).toEqual(['Make: Toyota', 'Fuel: Diesel', 'Price: Up to $20,000'])
    expect(chips.map((chip) => buildSearchHref(chip.without))).toEqual([
      '/search?fuel=Diesel&range[price]=:20000',
      '/search/toyota?range[price]=:20000',
      '/search/toyota?fuel=Diesel',
    ])
  })
})

describe('aliases of the stock list (N3)', () => {
  const aliases = [
    '/used-car/list',
    '/used-car/new-cars',
    '/pages/new-toyota-vehicles',
    '/new-used-and-demo-cars',
  ]
  test.each([
    ['/used-car/list', '/search/used-cars'],
    ['/used-car/new-cars', '/search/new-cars'],
    ['/pages/new-toyota-vehicles', '/search/new-cars?make=Toyota'],
    ['/new-used-and-demo-cars/', '/search'],
    ['/elsewhere', null],
  ])('%s', (path, href) => {
    expect(aliasHref(path, new URLSearchParams(), aliases, context)).toBe(href)
  })
  test('refinementList filters are kept', () => {
    const params = new URLSearchParams('refinementList[make][0]=Toyota')
    expect(aliasHref('/new-used-and-demo-cars', params, aliases, context)).toBe('/search/toyota')
  })
})

import { describe, expect, test } from 'vitest'
import type { Car } from '@/core/car/car'
import { toggleFacet, withPage, withQuery } from '@/search/list/edit'
import { emptySearch } from '@/search/list/state'
import { searchIntro, type IntroFacts } from '@/search/seo/intro'
import { carDescription, carTitle, searchDescription, searchTitle } from '@/search/seo/titles'
import { tenantConfigSchema, type TenantConfigInput } from '@/core/dealer/config/tenantConfig'
import { exampleCar } from '../../helpers/car'
import { configInput } from '../../helpers/dealers'

const site = (over: Partial<TenantConfigInput> = {}) => ({
  tenant: { id: 't', slug: 'bay', name: 'Bay Motors' },
  config: tenantConfigSchema.parse(configInput(over)),
  origin: 'https://bay.test',
})
const toyota = toggleFacet(emptySearch(), 'make', 'Toyota')
const hilux = toggleFacet(toyota, 'model', 'HiLux')
const used = toggleFacet(emptySearch(), 'car_type', 'used')
const here = toggleFacet(used, 'location_name', 'Geelong')

describe('Q4 titles and descriptions of lists', () => {
  test.each([
    [emptySearch(), 1234, 'Cars for sale (1,234 cars) | Bay Motors'],
    [toyota, 23, 'Toyota cars for sale (23 cars) | Bay Motors'],
    [hilux, 1, 'Toyota HiLux for sale (1 car) | Bay Motors'],
    [withPage(hilux, 2), 40, 'Toyota HiLux for sale (40 cars, page 2) | Bay Motors'],
    [here, 3, 'Used cars at Geelong for sale (3 cars) | Bay Motors'],
    [withQuery(toyota, 'tow bar'), 2, 'Toyota cars for “tow bar” for sale (2 cars) | Bay Motors'],
  ])('title %#', (state, count, title) => expect(searchTitle(state, count, site())).toBe(title))
  test.each([
    [emptySearch(), 9, '9 cars at Bay Motors, with prices, photos and full details.'],
    [hilux, 1, '1 car: Toyota HiLux, Bay Motors, with prices, photos and full details.'],
    [
      withPage(here, 3),
      80,
      '80 cars: Used cars at Geelong, Bay Motors, with prices, photos and full details, page 3.',
    ],
  ])('description %#', (state, count, text) => expect(searchDescription(state, count, site())).toBe(text))
  test('a dealer of caravans says so', () =>
    expect(searchTitle(used, 2, site({ labels: { cars: 'caravans' } }))).toBe(
      'Used caravans for sale (2 caravans) | Bay Motors',
    ))
})

describe('titles and descriptions of cars', () => {
  test.each<[Partial<Car>, Partial<TenantConfigInput>, string]>([
    [{}, {}, '2021 Toyota HiLux, stock S1 | Bay Motors'],
    [{ city: 'Geelong' }, {}, '2021 Toyota HiLux in Geelong, stock S1 | Bay Motors'],
    [
      { city: 'Geelong', stocknum: 'S2' },
      { override_city: 'Torquay' },
      '2021 Toyota HiLux in Torquay, stock S2 | Bay Motors',
    ],
    [{ sold: true }, {}, 'Sold: 2021 Toyota HiLux, stock S1 | Bay Motors'],
    [
      { name: '2021 Toyota HiLux SR5 Double Cab Automatic', city: 'Port Adelaide' },
      {},
      '2021 Toyota HiLux SR5 Double Cab Automatic, stock S1 | Bay Motors',
    ],
    [
      { name: '2021 Toyota HiLux SR5 Double Cab Pick-up Automatic 4x4 White' },
      {},
      '2021 Toyota HiLux SR5 Double Cab Pick-up Automatic 4x4 White, stock S1',
    ],
  ])('title %#', (over, config, title) => expect(carTitle(exampleCar(over), site(config))).toBe(title))
  test.each<[Partial<Car>, Partial<TenantConfigInput>, string]>([
    [{}, {}, '2021 Toyota HiLux: $34,990, stock S1.'],
    [
      { price_type: 'drive_away', km: 15_000, simple_transmission: 'Manual', colour: 'White' },
      {},
      '2021 Toyota HiLux: $34,990 Drive away, 15,000 km, Manual, White, stock S1.',
    ],
    [{ price: 10 }, {}, '2021 Toyota HiLux: Enquire for price, stock S1.'],
    [
      { subscription_price: 249 },
      { features: { subscriptions: true } },
      '2021 Toyota HiLux: $34,990 or $249 / week, stock S1.',
    ],
    [
      { subscription_price: 249, price: null },
      { features: { subscriptions: true } },
      '2021 Toyota HiLux: $249 / week, stock S1.',
    ],
    [{ sold: true, price_type: 'drive_away' }, {}, '2021 Toyota HiLux: Sold, stock S1.'],
  ])('description %#', (over, config, text) =>
    expect(carDescription(exampleCar(over), site(config).config)).toBe(text),
  )
})

describe('the words beneath a heading', () => {
  const facts: IntroFacts = {
    count: 23,
    prices: { min: 24_990, max: 61_990 },
    locations: ['Geelong', 'Bay Motors Torquay'],
  }
  test.each<[string, Parameters<typeof searchIntro>[0], Partial<IntroFacts>, string]>([
    [
      'all facts',
      hilux,
      {},
      'Toyota HiLux from Bay Motors, 23 of them at Geelong and Torquay, from $24,990 to $61,990.',
    ],
    [
      'one place',
      toyota,
      { locations: ['Geelong'] },
      'Toyota cars from Bay Motors, 23 listed, from $24,990 to $61,990.',
    ],
    [
      'many places',
      toyota,
      { locations: ['A', 'B', 'C'] },
      'Toyota cars from Bay Motors, 23 of them at 3 locations, from $24,990 to $61,990.',
    ],
    ['its own place', here, {}, 'Used cars at Geelong from Bay Motors, 23 listed, from $24,990 to $61,990.'],
    [
      'one price',
      used,
      { count: 1, prices: { min: 9000, max: 9000 }, locations: [] },
      'Used cars from Bay Motors, 1 listed, for $9,000.',
    ],
    [
      'an open price',
      used,
      { prices: { min: 0, max: 9000 }, locations: [] },
      'Used cars from Bay Motors, 23 listed, up to $9,000.',
    ],
    [
      'no price',
      used,
      { prices: { min: 0, max: 1 }, locations: [] },
      'Used cars from Bay Motors, 23 listed.',
    ],
    ['no figures', used, { prices: undefined, locations: [] }, 'Used cars from Bay Motors, 23 listed.'],
    ['no cars', hilux, { count: 0 }, ''],
    ['a later page', withPage(hilux, 2), {}, ''],
    ['another list', toggleFacet(hilux, 'fuel', 'Diesel'), {}, ''],
  ])('%s', (_name, state, over, text) => expect(searchIntro(state, { ...facts, ...over }, site())).toBe(text))

  test.each([
    ['/search/toyota/hilux', 'Ours.'],
    ['https://bay.test/search/Toyota/hilux', 'Ours.'],
    [
      '/search/toyota',
      'Toyota HiLux from Bay Motors, 23 of them at Geelong and Torquay, from $24,990 to $61,990.',
    ],
    [
      'https://[',
      'Toyota HiLux from Bay Motors, 23 of them at Geelong and Torquay, from $24,990 to $61,990.',
    ],
  ])('the dealer’s own for %s', (href, text) =>
    expect(searchIntro(hilux, facts, site({ search: { introductions: [{ href, text: ' Ours. ' }] } }))).toBe(
      text,
    ),
  )
  test('the dealer’s own for a place, whose name has a space', () => {
    const state = toggleFacet(emptySearch(), 'location_name', 'Bay North')
    const introductions = [{ href: '/search?location_name=Bay%20North', text: 'North.' }]
    expect(searchIntro(state, facts, site({ search: { introductions } }))).toBe('North.')
  })
})

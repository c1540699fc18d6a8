import { describe, expect, it } from 'vitest'
import type { Car } from '@/core/car/car'
import { CarIndex } from '@/search/embedded/carIndex'
import { searchPrefix } from '@/search/searchPrefix'
import { settings } from '@/search/settings'
import { toCarDoc } from '@/search/toCarDoc'
import { goldenCars, goldenSettings } from '../../helpers/golden'

const car: Car = {
  id: '01',
  slug: 'toyota-hilux',
  name: '2020 Toyota Hilux',
  stocknum: ' S1 ',
  make: ' Toyota ',
  model: 'Hilux  ',
  year: 2020,
  car_type: 'used',
  status: 'in_stock',
  created_at: 1_700_000_000_123,
  dealership_id: 'd1',
  dealership_slug: 'd-one',
}

describe('toCarDoc', () => {
  it('leaves out what is empty, null or zero and keeps false', () => {
    expect(
      toCarDoc(
        { ...car, badge: '  ', tag: null, price: 0, weekly_price: Number.NaN, features: [], km: 0 },
        7,
      ),
    ).toEqual({
      id: '01',
      dealership_id: 'd1',
      dealership_slug: 'd-one',
      make: 'Toyota',
      model: 'Hilux',
      year: 2020,
      car_type: 'used',
      status: 'in_stock',
      created_at: 1_700_000_000,
      stocknum: 'S1',
      certified: false,
      km: 0,
      rev: 7,
      search_prefix: 'to toy toyo toyot toyota hi hil hilu hilux',
      facts: 'used in stock km',
    })
  })

  it.each([
    [0, undefined],
    [1, undefined],
    [10, undefined],
    [11, 11],
  ])('a price of %s is %s: what no page shows comes last by price', (price, indexed) =>
    expect(toCarDoc({ ...car, price }).price).toBe(indexed),
  )

  it.each([
    ['colour', 'WHITE', 'White'],
    ['colour', 'pearl white', 'Pearl White'],
    ['simple_body', 'suv', 'SUV'],
    ['simple_body', 'UTE', 'Ute'],
    ['simple_body', 'SEDAN', 'Sedan'],
    ['simple_fuel', 'diesel', 'Diesel'],
    ['drive', '4wd', '4x4'],
    ['drive', 'eawd', 'Eawd'],
    ['simple_body', '4x4', '4WD'],
    ['simple_fuel', 'cng', 'CNG'],
    ['simple_transmission', 'AUTO', 'Automatic'],
    ['drive', '4X4', '4x4'],
    ['state', 'qld', 'QLD'],
    ['city', 'GOLD COAST', 'Gold Coast'],
  ] as const)('one spelling per value: %s %s', (field, input, expected) => {
    expect(toCarDoc({ ...car, [field]: input })[field]).toBe(expected)
  })

  it('lists a feature once and reads comment sections as one text', () => {
    const doc = toCarDoc({
      ...car,
      features: ['Tow Bar', 'tow bar ', ''],
      dealercomments: 'One owner|Full  history',
    })
    expect([doc.features, doc.dealercomments]).toEqual([['Tow Bar'], 'One owner Full history'])
  })
})

describe('searchPrefix', () => {
  it('is what the recorded documents have, and the number of a Mazda3 or MG4 as a word', () => {
    for (const doc of goldenCars()) {
      const number = /^(?:Mazda|MG)(\d)$/.exec(doc.model)?.[1]
      const more = number ? ` ${doc.make.toLowerCase()} ${number}` : ''
      expect(searchPrefix(doc)).toBe(`${doc.search_prefix}${more}`)
    }
  })

  it('S25: finds a Mazda3, not a CX-3, for mazda 3', () => {
    const cars = goldenCars().map((doc) => ({ ...doc, search_prefix: searchPrefix(doc) }))
    const index = new CarIndex()
    for (const doc of cars) index.upsert(doc)
    const { ids } = index.search({
      scope: { dealershipIds: cars.map((doc) => doc.dealership_id) },
      q: 'mazda 3',
    })
    expect(new Set(ids.map((id) => cars.find((doc) => doc.id === id)?.model))).toEqual(new Set(['Mazda3']))
  })
})

describe('settings', () => {
  it('are the recorded ones, with more words, and more fields to filter and sort by', () => {
    const recorded = goldenSettings()
    expect(settings).toMatchObject({
      ...Object(recorded),
      typoTolerance: {
        ...Object(recorded).typoTolerance,
        disableOnAttributes: [...Object(recorded).typoTolerance.disableOnAttributes, 'facts'],
      },
      searchableAttributes: [...Object(recorded).searchableAttributes, 'aliases', 'facts'],
      filterableAttributes: expect.arrayContaining(Object(recorded).filterableAttributes),
      sortableAttributes: expect.arrayContaining(Object(recorded).sortableAttributes),
    })
  })
})

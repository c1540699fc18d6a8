import { describe, expect, test } from 'vitest'
import { listingFilter, refineOf, searchRequest } from '@/search/cars/request'
import { readCarRows } from '@/core/car/read/carRow'
import { isOfSite } from '@/core/car/read/ofSite'
import { isListed } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { maskVin } from '@/core/car/maskVin'
import { readQuery } from '@/search/list/parse'
import { emptySearch } from '@/search/list/state'
import { VOCABULARIES } from '@/core/car/vocabularies'
import { withRange, withSort } from '@/search/list/edit'
import { SORTS, type SortBy } from '@/core/dealer/config/sortNames'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import type { Site } from '@/core/dealer/views'
import { CarIndex } from '@/search/embedded/carIndex'
import { toCarDoc } from '@/search/toCarDoc'
import { exampleCar, exampleRating } from '../../../helpers/car'
import { configInput } from '../../../helpers/dealers'

const now = new Date('2026-03-10T00:00:00Z')
const second = now.getTime() / 1000
const site = (search: Partial<Site['config']['search']> = {}): Site => {
  const config = tenantConfigSchema.parse(configInput())
  return {
    tenant: { id: 't', slug: 'north', name: 'North' },
    dealerships: [],
    dealershipIds: ['d1', 'd2'],
    host: 'north.localhost',
    origin: '',
    config: { ...config, search: { ...config.search, ...search } },
  }
}

describe('the listing rule as a filter (S12)', () => {
  test('available, or sold within the days of the site', () => {
    expect(listingFilter(site({ soldDays: 5 }), now)).toEqual({
      or: [
        { f: 'status', in: ['in_stock', 'coming_soon'] },
        {
          and: [
            { f: 'status', in: ['sold'] },
            { f: 'sold_date_timestamp', min: second - 5 * 86_400 + 1 },
          ],
        },
      ],
    })
  })
  test('a site of used cars without one make', () => {
    expect(listingFilter(site({ usedOnly: true, excludedMakes: ['Suzuki'] }), now)).toMatchObject({
      and: [{}, { f: 'car_type', in: ['used'] }, { not: { f: 'make', in: ['Suzuki'] } }],
    })
  })
})

test('the search lists exactly the cars that the rule of a row lists', () => {
  const rules = { soldDays: 3, usedOnly: true, excludedMakes: ['Suzuki'] }
  const sold = [second - 4 * 86_400, second - 3 * 86_400, second - 3 * 86_400 + 1, second, null]
  const cars = VOCABULARIES.status.values.flatMap((status) =>
    [true, false].flatMap((flag) =>
      sold.flatMap((sold_date_timestamp) =>
        (['used', 'demo'] as const).flatMap((car_type) =>
          ['Toyota', 'SUZUKI'].map((make) => ({
            ...exampleCar({ status, sold: flag, sold_date_timestamp, car_type, make }),
            id: [status, flag, sold_date_timestamp, car_type, make].join(' '),
            dealership_id: 'd1',
          })),
        ),
      ),
    ),
  )
  const index = new CarIndex()
  for (const car of cars) index.upsert(toCarDoc(car))
  const where = listingFilter(site(rules), now)
  const { ids } = index.search({ scope: { dealershipIds: ['d1'] }, where, perPage: 100 })
  const listed = cars.filter((car) => isListed(car, rules, now)).map(({ id }) => id)
  expect(listed.length).toBeGreaterThan(10)
  expect([...ids].sort()).toEqual(listed.sort())
})

describe('filters as a request (S1, S4, S9)', () => {
  test('fields have the cars’ own names, numbers are numbers', () => {
    expect(
      refineOf({ body: ['SUV'], fuel: ['Diesel'], seats: ['5', 'many'], certified: ['true'], year: ['x'] }),
    ).toEqual({
      simple_body: ['SUV'],
      simple_fuel: ['Diesel'],
      seats: [5],
      certified: [true],
    })
  })
  test('scope, ranges, page size and order', () => {
    const state = withSort(withRange({ ...emptySearch(), query: 'ute' }, 'price', { max: 20_000 }), 'km_desc')
    expect(searchRequest(site({ perPage: 12 }), state, now)).toMatchObject({
      scope: { dealershipIds: ['d1', 'd2'] },
      q: 'ute',
      ranges: { price: { max: 20_000 } },
      sort: ['km:desc'],
      perPage: 12,
      page: 1,
    })
  })
  test('ascending prices hide cars without one where the site says so', () => {
    const state = withSort(emptySearch(), 'price_asc')
    expect(searchRequest(site({ ascendingHidesNoPrice: true }), state, now).where).toMatchObject({
      and: [{}, { f: 'price', min: 11 }],
    })
    expect(searchRequest(site(), state, now).where).not.toHaveProperty('and')
  })
  test('what is not wanted is left out, and a car that does not say it stays', () => {
    const state = readQuery(new URLSearchParams('not[colour]=White&not[seats]=2&not[certified]=true'))
    const index = new CarIndex()
    const cars = [{ colour: 'White' }, { colour: 'Red' }, { seats: 2 }, { certified: true }, { colour: null }]
    for (const [at, facts] of cars.entries())
      index.upsert(
        toCarDoc({ ...exampleCar({ dealership_id: 'd1', colour: 'Blue', seats: 5, ...facts }), id: `${at}` }),
      )
    expect(index.search(searchRequest(site(), state, now)).ids.toSorted()).toEqual(['1', '4'])
  })
})

test.each([
  ['t', 'd1', true],
  ['t', 'd2', true],
  ['t', 'd3', false],
  ['other', 'd1', false],
])('a car of tenant %s and dealership %s is the site’s: %s', (tenant, dealership_id, own) =>
  expect(isOfSite(site(), { tenant, dealership_id })).toBe(own),
)

describe('what each order puts first', () => {
  const car = (id: string, more: Partial<Car>) => ({ ...exampleCar({ dealership_id: 'd1', ...more }), id })
  const rated = (is: 'great' | 'fair', against: number) => exampleRating({ is, against })
  const cars = [
    car('old', { price: 20_000, km: 90_000, created_at: 1, weekly_price: 150 }),
    car('new', {
      price: 30_000,
      km: 50_000,
      created_at: 3,
      weekly_price: 90,
      price_rating: rated('fair', 1),
    }),
    car('rare', {
      price: 40_000,
      km: 10_000,
      created_at: 2,
      weekly_price: 210,
      price_rating: rated('great', -6.5),
    }),
  ]
  const index = new CarIndex()
  for (const one of cars) index.upsert(toCarDoc(one))
  const first: Record<Exclude<SortBy, 'relevant' | 'nearest'>, string> = {
    latest: 'new rare old',
    price_asc: 'old new rare',
    price_desc: 'rare new old',
    km_asc: 'rare new old',
    km_desc: 'old new rare',
    weekly_asc: 'new old rare',
    rating: 'rare new old',
  }
  test.each(SORTS.filter((sort) => sort !== 'relevant'))('%s', (sortBy) =>
    expect(index.search(searchRequest(site(), withSort(emptySearch(), sortBy), now)).ids.join(' ')).toBe(
      first[sortBy],
    ),
  )
})

describe('the query of /api/cars/search (I1)', () => {
  const context = { vocabulary: { make: ['Toyota'], model: ['HiLux'] } }
  const read = (query: string) => readQuery(new URLSearchParams(query), context)
  test.each([
    ['type=used-cars&make=toyota&model=hilux', { car_type: ['used'], make: ['Toyota'], model: ['HiLux'] }],
    ['type=new-and-demo', { car_type: ['new', 'demo'] }],
    ['type=constructor', {}],
    ['type=', {}],
    ['make=%00&page=%FF&range[price]=%00', {}],
  ])('%s', (query, facets) => expect(read(query).facets).toEqual(facets))
})

test.each([
  ['JTEBX3FJ10K000001', 'JTE**********0001'],
  ['SHORT', null],
  // The seven letters that are shown would be all of it.
  ['ABC4567', null],
  ['ABC45678', 'ABC*5678'],
  [null, null],
])('VIN %s', (vin, shown) => {
  expect(maskVin(vin)).toBe(shown)
})

describe('a stored row', () => {
  const row = {
    id: 'c',
    tenant: 't',
    slug: 'c',
    name: 'C',
    stocknum: 'S',
    make: 'M',
    model: 'N',
    year: 2020,
    car_type: 'used',
    status: 'in_stock',
    created_at: null,
    dealership_id: 'd',
    dealership_slug: 'd',
    hold_state: 'held',
    private_suburb: 'Secretville',
  }
  const readOne = (stored: object) => readCarRows([stored])[0]?.car
  test('a row that is older than its vocabulary reads as if it were written today', () => {
    const old = { simple_body: 'utility', simple_fuel: 'unleaded', simple_transmission: 'auto', drive: '4WD' }
    const today = {
      simple_body: 'Ute',
      simple_fuel: 'Petrol',
      simple_transmission: 'Automatic',
      drive: '4x4',
    }
    expect(readOne({ ...row, ...old })).toMatchObject(today)
    expect(readOne({ ...row, ...today })).toMatchObject(today)
    expect(readOne({ ...row, drive: null, simple_body: 'Hovercraft' })).toMatchObject({
      drive: null,
      simple_body: 'Hovercraft',
    })
    expect(readOne({ ...row, car_type: 'demonstrator', status: 'available' })).toMatchObject({
      car_type: 'demo',
      status: 'in_stock',
    })
  })
  test('a held car is reserved, private fields are gone', () => {
    expect(readOne(row)).toMatchObject({ reserved: true, created_at: 0 })
    expect(JSON.stringify(readOne(row))).not.toContain('Secretville')
  })
  test('a part that cannot be read is left out, a row that is no car too', () => {
    expect(readOne({ ...row, images: 'oops', features: [1] })).toMatchObject({
      images: null,
      features: null,
      id: 'c',
    })
    expect(readCarRows([{ ...row, car_type: 'boat' }, row]).map(({ car }) => car.id)).toEqual(['c'])
  })
})

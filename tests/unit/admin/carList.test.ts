import { describe, expect, it } from 'vitest'
import { carRow, type ListedCar } from '@/admin/car/list/rows'
import { carsWhere } from '@/admin/car/list/where'
import { carListQuery, carListState, cleanCarQuery } from '@/core/car/carList'

const NOW = 1_800_000_000
const usual = carListState({})

describe('the address of the list of cars', () => {
  it.each<[string, string]>([
    ['', 'view=sale'],
    ['view=nothing&age=7&page=0', 'view=sale'],
    ['search=rav4', 'view=all&search=rav4'],
    [
      'view=photos&make=Kia&kind=used&place=p&age=60&order=oldest&page=3&x=1',
      'view=photos&make=Kia&kind=used&place=p&age=60&order=oldest',
    ],
  ])('%s is kept as %s', (input, stored) => {
    expect(cleanCarQuery(input)).toBe(stored)
  })
  it('a change starts at page 1, a page is kept', () => {
    expect(carListQuery({ ...usual, page: 4 }, { make: 'Kia' })).toBe('view=sale&make=Kia')
    expect(carListQuery(usual, { page: 4 })).toBe('view=sale&page=4')
  })
  it('names rows by each word, filter and age', () => {
    const state = carListState({
      view: 'all',
      search: 'rav4 u1',
      make: 'Toyota',
      kind: 'used',
      place: 'p',
      age: '30',
    })
    expect(JSON.stringify(carsWhere(state, NOW))).toContain(`"less_than_equal":${NOW - 30 * 86_400}`)
    expect(carsWhere(state, NOW).and).toHaveLength(6)
    expect(carsWhere(carListState({ view: 'all' }), NOW)).toEqual({ and: [] })
  })
})

describe('a row of the list', () => {
  const CAR: ListedCar = {
    ...{
      id: 'c',
      name: '2021 Kia Rio',
      stocknum: 'U1',
      status: 'in_stock',
      price: 20_000,
      km: 5_000,
      rev: 3,
    },
    ...{ car_type: 'used', created_at: NOW - 3 * 86_400, location_id: 'p' },
    ...{ tenant: 't', dealership_id: 'd' },
  }
  const row = (car: Partial<ListedCar>) => carRow({ ...CAR, ...car }, new Map([['p', 'Geelong']]), NOW)
  it('says it in words', () => {
    expect(row({})).toMatchObject({
      ...{ note: 'U1 · 5,000 km', price: '$20,000', isOwnPrice: false, state: 'For sale', rev: 3 },
      ...{ place: 'Geelong', here: '3 days here', picture: null },
    })
    expect(row({ created_at: NOW, price: 10, km: null, location_id: null })).toMatchObject({
      ...{ here: 'Added today', price: 'No price', note: 'U1', place: '' },
    })
  })
  it.each<[Partial<ListedCar>, string]>([
    [{ reserved: true }, 'Reserved'],
    [{ hold_state: 'held', hold_until: NOW + 1 }, 'Reserved'],
    [{ hold_state: 'held', hold_until: NOW - 1 }, 'For sale'],
    [{ show_on_dealer_website: false }, 'Not on the website'],
    [{ status: 'sold', show_on_dealer_website: false }, 'Sold'],
    [{ status: 'coming_soon' }, 'Coming soon'],
  ])('%j is %s', (car, state) => {
    expect(row(car).state).toBe(state)
  })
  it.each<[string, Partial<ListedCar>, RegExp | null]>([
    [
      'a fetched picture is the copy',
      { picture_files: [{ url: 'https://feed.example/1.jpg', file: 'f.jpg' }] },
      /\/t\/d\/f\.jpg/,
    ],
    ['one that is not fetched yet is none', { picture_files: [{ url: 'https://feed.example/1.jpg' }] }, null],
    ['nor is one of another dealer’s folder', { primary_image_url: '/media/other/d/f.jpg' }, null],
  ])('%s', (_what, car, expected) => {
    const { picture } = row({ primary_image_url: 'https://feed.example/1.jpg', ...car })
    if (expected) expect(picture).toMatch(expected)
    else expect(picture).toBeNull()
  })
  it('a price of staff’s own is told of cars with a feed; a sold one is not asked for more', () => {
    expect(row({ overrides: { price: 1 }, content_hash: 'h' }).isOwnPrice).toBe(true)
    expect(row({ overrides: { price: 1 } }).isOwnPrice).toBe(false)
    expect(row({}).quality).toBeLessThan(100)
    expect(row({ status: 'sold' }).quality).toBeNull()
  })
})

/** I12 What an agent is told about cars. */
import { describe, expect, it } from 'vitest'
import { listText, carLine, carLineSchema, oneCar, priceWords } from '@/features/agent/answers.rules'
import { shownAmount } from '@/core/car/price'
import type { Car } from '@/core/car/car'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { exampleCar } from '../../helpers/car'
import { configInput } from '../../helpers/dealers'

const config = tenantConfigSchema.parse(configInput({ features: { subscriptions: true } }))
const origin = 'https://dealer.example'

describe('a price is told with the words for what it covers', () => {
  it.each([
    [{ price_type: 'drive_away' }, '$34,990, Drive away', 34_990],
    [{ price_type: 'egc' }, '$34,990, Excl. Govt. Charges', 34_990],
    [{ price_type: 'before_on_roads' }, '$34,990, Before on-road costs', 34_990],
    [{}, '$34,990, what it covers is not stated', 34_990],
    [{ price_type: 'egc', before_price: 39_990 }, '$34,990, Excl. Govt. Charges, was $39,990', 34_990],
    [
      { subscription_price: 289, price_type: 'egc' },
      '$289 / week, or to buy $34,990, Excl. Govt. Charges',
      34_990,
    ],
    [{ subscription_price: 289, price: null }, '$289 / week', null],
    [{ price: 1 }, 'Enquire for price', null],
    [{ price: null }, 'Enquire for price', null],
    [{ status: 'sold' }, 'Sold', null],
    [{ sold: true }, 'Sold', null],
  ] satisfies [Partial<Car>, string, number | null][])('%j: %s', (over, words, amount) => {
    const car = exampleCar(over)
    expect([priceWords(car, config), shownAmount(car)]).toEqual([words, amount])
  })
})

describe('a car of a list', () => {
  const known = exampleCar({
    ...{ slug: 'a b', km: 12_345, seats: null, location_name: 'North Yard', price_type: 'egc' },
    ...{
      vin: 'JTM*************1',
      regplate: 'ABC123',
      location: { name: 'Yard', slug: 'yard', phone: '07 5550 0100' },
    },
  })
  it('has its facts, page and price, and nothing else', () => {
    const line = carLine(known, { origin, config, distance: 12 })
    expect(line).toEqual({
      ...{ slug: 'a b', stocknum: 'S1', name: '2021 Toyota HiLux', status: 'in_stock', car_type: 'used' },
      ...{ year: 2021, make: 'Toyota', model: 'HiLux', km: 12_345, seats: null, location_name: 'North Yard' },
      ...{ price: 34_990, price_type: 'egc', price_text: '$34,990, Excl. Govt. Charges', distance_km: 12 },
      url: 'https://dealer.example/cars/a%20b',
    })
    expect(carLineSchema.safeParse(line).success).toBe(true)
  })
  it('is said in one line', () => {
    const cars = [carLine(known, { origin, config }), carLine(exampleCar({ km: 0 }), { origin, config })]
    const list = { count: 30, page: 1, pages: 2, url: `${origin}/search`, retrieved_at: 'now', cars }
    expect(listText(list, { dealer: 'Some Cars', noun: 'cars' }).split('\n')).toEqual([
      '30 cars at Some Cars, page 1 of 2, read at now: https://dealer.example/search',
      '- 2021 Toyota HiLux, $34,990, Excl. Govt. Charges, 12,345 km, North Yard: https://dealer.example/cars/a%20b',
      '- 2021 Toyota HiLux, $34,990, what it covers is not stated: https://dealer.example/cars/c1',
    ])
    expect(listText({ ...list, count: 0, pages: 0, cars: [] }, { dealer: 'X', noun: 'cars' })).toMatch(
      /^0 cars at X, page 1 of 1/,
    )
  })
})

describe('the car that is meant', () => {
  const now = new Date('2026-03-01T00:00:00Z')
  const rules = { soldDays: 3, excludedMakes: ['Lada'], usedOnly: false }
  const soldAt = (days: number): Partial<Car> => ({
    ...{ status: 'sold', sold: true, sold_date_timestamp: now.getTime() / 1000 - days * 86_400 },
  })
  const none = { fault: 'This dealer has no car with the slug “x”.' }
  const gone = { fault: 'The car with the slug “x” is no longer here.' }
  it.each([
    [[], none],
    [[{}], 'c1'],
    [[soldAt(1)], 'c1'],
    [[soldAt(4)], gone],
    [[{ status: 'withdrawn' }], gone],
    [[{ show_on_dealer_website: false }], none],
    [[{ make: 'LADA' }], none],
    [[{ status: 'withdrawn' }, { slug: 'c2' }], 'c2'],
    [[{}, { slug: 'c2' }], { fault: '2 cars have the slug “x”. Ask by slug: c1, c2.' }],
  ] satisfies [Partial<Car>[], unknown][])('of %j is %j', (cars, expected) => {
    const found = oneCar(
      cars.map((over) => exampleCar(over)),
      { named: 'slug “x”', rules, now },
    )
    expect('car' in found ? found.car.slug : found).toEqual(expected)
  })
})

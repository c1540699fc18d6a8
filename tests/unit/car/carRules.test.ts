import { describe, expect, test } from 'vitest'
import { exampleCar } from '../../helpers/car'
import { carPageState, isAvailable, isListed } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { isWeeklyCar, priceOf } from '@/core/car/price'
import { secondTagOf, tagOf } from '@/core/car/tags'

const now = new Date('2026-03-10T02:00:00Z')
const seconds = (daysAgo: number) => Math.floor(now.getTime() / 1000) - daysAgo * 86_400
const car = (over: Partial<Car> = {}) =>
  exampleCar({ created_at: seconds(40), dealership_slug: 'd1', ...over })

describe('price line (V4)', () => {
  const config = {
    features: { subscriptions: false, belowMarket: true, autograb: true },
    country: 'AU' as const,
    labels: { preorder: 'Pre-order now', noPrice: 'Enquire for price', priceTypes: {} },
  }
  const market = (state: number | null, national: number | null) => ({
    autograb_data: { state_average_market_price: state, average_market_price: national },
  })
  test.each([
    [10, undefined, 'Enquire for price'],
    [10, true, 'Pre-order now'],
    [null, undefined, 'Enquire for price'],
  ])('price %s, preorder %s', (price, preorder, text) => {
    expect(priceOf(car({ price, preorder }), config)).toEqual({ kind: 'none', text })
  })
  test('11 dollars is a price', () => {
    expect(priceOf(car({ price: 11, price_type: 'drive_away' }), config)).toMatchObject({
      kind: 'price',
      price: { text: '$11' },
      typeLabel: 'Drive away',
    })
  })
  test.each([
    [34_990, null],
    [34_991, '$34,991'],
    [null, null],
  ])('before_price %s', (before_price, was) => {
    const view = priceOf(car({ before_price }), config)
    expect(view.kind === 'price' && (view.was?.text ?? null)).toBe(was)
  })
  test.each([
    ['499 under the state', 20_000, market(20_499, null), {}, null],
    ['500 under the state', 20_000, market(20_500, null), {}, 500],
    ['the state decides before the nation', 20_000, market(20_100, 30_000), {}, null],
    ['the nation where the state has none', 20_000, market(null, 20_700), {}, 700],
    ['priced at 200', 200, market(5000, null), {}, null],
    ['priced at 201', 201, market(5000, null), {}, 4799],
    ['reserved', 20_000, market(25_000, null), { reserved: true }, null],
    ['sold', 20_000, market(25_000, null), { sold: true }, null],
    ['coming soon', 20_000, market(25_000, null), { status: 'coming_soon' as const }, null],
  ])('below market: %s', (_, price, data, over, saving) => {
    const view = priceOf(car({ price, ...data, ...over }), config)
    expect(view.kind === 'price' && (view.belowMarket?.amount ?? null)).toBe(saving)
  })
  test('a subscription price wins where the dealer offers subscriptions', () => {
    const subscriptions = { ...config, features: { ...config.features, subscriptions: true } }
    expect(priceOf(car({ subscription_price: 189 }), subscriptions)).toMatchObject({
      kind: 'subscription',
      price: { text: '$189' },
      suffix: '/ week',
      purchase: { text: '$34,990' },
    })
    expect(priceOf(car({ subscription_price: 0 }), subscriptions).kind).toBe('price')
    expect(priceOf(car({ subscription_price: 189 }), config).kind).toBe('price')
    const byTheWeek = (over: Partial<Car>, at = subscriptions) => isWeeklyCar(car(over), at)
    expect(byTheWeek({ subscription_price: 189 })).toBe(true)
    expect(byTheWeek({ subscription_price: 189, status: 'sold' })).toBe(false)
    expect(byTheWeek({ subscription_price: 0 })).toBe(false)
    expect(byTheWeek({ subscription_price: 189 }, config)).toBe(false)
  })
})

describe('tag of a card (V2)', () => {
  const config = {
    features: { tags: true, fuelTag: true, certified: true },
    labels: { sold: 'JUST SOLD', newArrival: 'New Arrival' },
    search: { newArrivalDays: 8 },
    manufacturer: { name: 'Toyota', slug: 'toyota' },
  }
  const all = {
    simple_fuel: 'Hybrid',
    reserved: true,
    certified: true,
    tag: 'Low km',
    created_at: seconds(1),
  }
  test('a reserved hybrid says both, in the order of the specification', () => {
    const texts = (over: Parameters<typeof car>[0]) => {
      const tag = tagOf(car(over), config, now)
      return [tag?.text, secondTagOf(car(over), tag)?.text]
    }
    expect(texts({ simple_fuel: 'Hybrid', reserved: true })).toEqual(['Hybrid', 'Reserved'])
    expect(texts({ simple_fuel: 'Hybrid' })).toEqual(['Hybrid', undefined])
    expect(texts({ simple_fuel: 'Hybrid', tag: ' Low km ' })).toEqual(['Hybrid', 'Low km'])
    expect(texts({ simple_fuel: 'Petrol', reserved: true })).toEqual(['Reserved', undefined])
    expect(texts({ simple_fuel: 'Hybrid', reserved: true, status: 'sold' })).toEqual(['JUST SOLD', undefined])
  })
  test.each<[string, Partial<Car>, string | undefined]>([
    ['sold before all', { ...all, sold: true }, 'JUST SOLD'],
    ['hybrid', all, 'Hybrid'],
    ['electric', { simple_fuel: 'electric' }, 'Electric'],
    ['reserved', { ...all, simple_fuel: 'Diesel' }, 'Reserved'],
    ['certified', { ...all, simple_fuel: 'Diesel', reserved: false }, 'Certified'],
    [
      'certified, but of another make',
      { ...all, simple_fuel: null, reserved: false, make: 'Mazda' },
      'Low km',
    ],
    ['certified, but a demo', { ...all, simple_fuel: null, reserved: false, car_type: 'demo' }, 'Low km'],
    ['own tag before coming soon', { tag: ' Low km ', status: 'coming_soon' }, 'Low km'],
    ['coming soon', { status: 'coming_soon', created_at: seconds(1) }, 'COMING SOON'],
    ['day 8', { created_at: seconds(8) }, 'New Arrival'],
    ['day 9', { created_at: seconds(9) }, undefined],
    ['one second after day 8', { created_at: seconds(8) - 1 }, undefined],
    ['nothing', {}, undefined],
  ])('%s', (_, over, text) => {
    expect(tagOf(car(over), config, now)?.text).toBe(text)
  })
  test.each([
    ['driven as far as the dealer still calls an arrival', 60_000, 'New Arrival'],
    ['driven a kilometre further', 60_001, undefined],
    ['of unknown kilometres', null, 'New Arrival'],
  ])('a limit of kilometres: %s', (_, km, text) => {
    const limited = { ...config, search: { newArrivalDays: 8, newArrivalMaxKm: 60_000 } }
    expect(tagOf(car({ km, created_at: seconds(1) }), limited, now)?.text).toBe(text)
  })
  test('a dealer without tags still says that a car is sold', () => {
    const quiet = { ...config, features: { ...config.features, tags: false } }
    expect(tagOf(car(all), quiet, now)).toBeNull()
    expect(tagOf(car({ status: 'sold' }), quiet, now)?.kind).toBe('sold')
  })
})

describe('what is listed and how its page answers (S12)', () => {
  const rules = { soldDays: 3, excludedMakes: ['Suzuki'], usedOnly: false }
  test.each<[string, Partial<Car>, boolean, string]>([
    ['in stock', {}, true, 'ok'],
    ['coming soon', { status: 'coming_soon' }, true, 'ok'],
    ['sold two days ago', { status: 'sold', sold_date_timestamp: seconds(2) }, true, 'sold'],
    ['sold flag two days ago', { sold: true, sold_date_timestamp: seconds(2) }, true, 'sold'],
    ['sold four days ago', { status: 'sold', sold_date_timestamp: seconds(4) }, false, 'gone'],
    ['sold on an unknown day', { status: 'sold' }, false, 'gone'],
    ['withdrawn', { status: 'withdrawn' }, false, 'gone'],
    ['hidden by the dealer', { show_on_dealer_website: false }, false, 'missing'],
    ['an excluded make', { make: 'SUZUKI' }, false, 'missing'],
  ])('%s', (_, over, listed, page) => {
    expect([isListed(car(over), rules, now), carPageState(car(over), rules, now)]).toEqual([listed, page])
  })
  test('a site of used cars lists no demo', () => {
    expect(isListed(car({ car_type: 'demo' }), { ...rules, usedOnly: true }, now)).toBe(false)
  })
  test('an unknown car is missing', () => expect(carPageState(null, rules, now)).toBe('missing'))
  test('a sold flag beats the status', () => expect(isAvailable(car({ sold: true }))).toBe(false))
})

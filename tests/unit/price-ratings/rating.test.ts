import { describe, expect, it } from 'vitest'
import { atYearAndKm } from '@/core/car/likePrice'
import { comparedWith, shownRating, standingOf } from '@/core/car/priceRating'
import type { PricedCar } from '@/features/price-ratings/like.rules'
import { ratingOf, stillHolds } from '@/features/price-ratings/rating.rules'
import { exampleCar, exampleRating } from '../../helpers/car'

const car = (over: Partial<PricedCar> = {}): PricedCar => ({
  ...{ id: 'own', tenant: 'a', country: 'AU', make: 'Kia', model: 'Rio', badge: null, series: null },
  ...{ year: 2021, km: 60_000, body: null, fuel: null, car_type: 'used', price: 20_000 },
  ...{ price_type: 'drive_away', vin: null, soldAt: null, created_at: 1 },
  ...over,
})
const like = (prices: readonly number[], tenant = 'b') =>
  prices.map((price, at) => car({ id: `${tenant}${at}`, tenant, price }))
const FOUR = [20_000, 20_000, 20_000, 20_000]

describe('a price beside what it is compared with', () => {
  it.each([
    [19_000, 'great', -5],
    [19_100, 'fair', -4.5],
    [20_000, 'fair', 0],
    [21_000, 'fair', 5],
    [21_100, 'above', 5.5],
  ] as const)('$%d beside $20,000 is %s', (price, is, against) =>
    expect(standingOf(price, 20_000)).toEqual({ is, against }),
  )
  it.each([
    [null, null, null],
    [20_000, null, 20_000],
    [null, 18_000, 18_000],
    [20_000, 21_000, 20_000],
    [20_000, 19_000, 19_000],
  ])('like cars %d and a guide of %d: %d', (middle, guide, compared) =>
    expect(comparedWith({ middle, guide })).toBe(compared),
  )
})

describe('enough to say', () => {
  it.each<[string, PricedCar[], number | null, string | null]>([
    ['three like cars', like(FOUR.slice(1)), null, null],
    ['four', like(FOUR), null, 'fair'],
    ['four, all of the dealer itself', like(FOUR, 'a'), null, null],
    ['four, one of another dealer', [...like(FOUR.slice(1), 'a'), ...like([20_000])], null, 'fair'],
    ['none, and a price guide', [], 22_000, 'great'],
    ['a guide that disagrees: the lower counts', like(FOUR), 22_000, 'fair'],
    ['like cars that disagree: the lower counts', like([18_000, 18_000, 18_000, 18_000]), 22_000, 'above'],
    ['one absurd price among five', [...like(FOUR), ...like([1_000], 'c')], null, 'fair'],
  ])('%s', (_, cars, guide, is) => expect(ratingOf(car(), { like: cars, sales: [], guide }).is).toBe(is))
  it('a car without a price has no rating, and staff see what like cars ask', () =>
    expect(ratingOf(car({ price: null }), { like: like(FOUR), sales: [], guide: null })).toMatchObject({
      ...{ is: null, against: null, middle: 20_000, count: 4 },
    }))
})

it('says what it is based on, and names no car of another dealer', () => {
  const cars = [...like([18_000, 19_000]), ...like([21_000, 22_000], 'a')]
  const sold = car({ id: 'gone', tenant: 'a', price: 20_000, soldAt: 9 })
  expect(ratingOf(car(), { like: [...cars, sold], sales: [], guide: null })).toEqual({
    ...{ price: 20_000, type: 'drive_away', is: 'fair', against: 0 },
    ...{ middle: 20_000, low: 19_000, high: 21_000, count: 5, sold: 1, others: 2 },
    ...{ own: ['a0', 'a1'], guide: null, days: null },
  })
})

it.each([
  [[10, 20], null],
  [[10, 20, 60], 20],
])('sold within %j days: typically %d', (days, usual) => {
  const sales = days.map((day) => car({ created_at: 86_400, soldAt: 86_400 * (1 + day) }))
  expect(ratingOf(car(), { like: [], sales, guide: null }).days).toBe(usual)
})

it.each([
  ['a year younger', { year: 2022, km: 60_000 }, 20_000 / 1.08],
  ['10,000 km more', { year: 2021, km: 70_000 }, 20_600],
  ['absurdly far', { year: 2021, km: -1_000_000 }, 10_000],
])('what a like car asks at this one: %s', (_, at, dollars) =>
  expect(atYearAndKm({ price: 20_000, ...at }, { year: 2021, km: 60_000 })).toBeCloseTo(dollars),
)

describe('a rating is shown', () => {
  const rating = exampleRating({ type: 'drive_away' })
  const rated = exampleCar({ price_type: 'drive_away', price_rating: rating })
  it.each([
    ['of the price that it was made for', {}, true],
    ['not while a price waits for a person', { price_waits: { from: 1, to: 2 } }, false],
    ['not of another price', { price: 34_000 }, false],
    ['not when the price covers something else', { price_type: 'egc' as const }, false],
    ['not without a price', { price: 0, price_rating: { ...rating, price: 0 } }, false],
    ['not of a sold car', { status: 'sold' as const }, false],
    ['not of one marked as sold', { sold: true }, false],
    ['also when there is not enough to say', { price_rating: { ...rating, is: null } }, true],
  ])('%s', (_, over, shown) => expect(shownRating({ ...rated, ...over }) !== null).toBe(shown))
})

describe('a stored rating', () => {
  const stored = exampleRating({ middle: 30_000, low: 28_000, high: 32_000, count: 20, others: 11, days: 40 })
  it.each([
    ['holds as it is', {}, true],
    ['holds when the middle moved by dollars', { middle: 30_200, low: 28_100 }, true],
    ['not when it moved by more than one in a hundred', { middle: 30_400 }, false],
    ['holds with one like car more of twenty', { count: 21, others: 12 }, true],
    ['not with five more', { count: 25 }, false],
    ['holds when they sell two days later', { days: 42 }, true],
    ['not when nobody knows how long they take any more', { days: null }, false],
    ['not under another word', { is: null }, false],
    ['not for another price', { price: stored.price === null ? 1 : stored.price + 1 }, false],
    ['not with another guide', { guide: 1 }, false],
    ['not with other links', { own: ['x'] }, false],
  ])('%s', (_, over, holds) => expect(stillHolds(stored, { ...stored, ...over })).toBe(holds))
  it('that is none does not hold', () => expect(stillHolds(null, stored)).toBe(false))
})

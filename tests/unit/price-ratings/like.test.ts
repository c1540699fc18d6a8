import { describe, expect, it } from 'vitest'
import { groupOf, likeIn, nearestFirst, type PricedCar } from '@/features/price-ratings/like.rules'

const car = (over: Partial<PricedCar> = {}): PricedCar => ({
  ...{ id: 'own', tenant: 'a', country: 'AU', make: 'Toyota', model: 'HiLux', badge: 'SR5 Double Cab' },
  ...{ series: null, year: 2021, km: 60_000, body: 'Ute', fuel: 'Diesel', car_type: 'used' },
  ...{ price: 50_000, price_type: 'drive_away', vin: null, soldAt: null, created_at: 1 },
  ...over,
})
const other = (over: Partial<PricedCar> = {}) => car({ id: 'other', tenant: 'b', ...over })
/** As the pass does it: cars of another group are never looked at. */
const isLike = (one: PricedCar, two: PricedCar): boolean =>
  groupOf(one) === groupOf(two) && likeIn([two])(one).length === 1

describe('what is like a 2021 HiLux SR5 with 60,000 km, driven away', () => {
  it.each<[string, Partial<PricedCar>, boolean]>([
    ['the same', {}, true],
    ['in other letters', { make: 'TOYOTA', model: 'Hilux', badge: 'sr5 double cab' }, true],
    ['another badge of its line', { badge: 'SR5 Extra Cab' }, true],
    ['another line', { badge: 'Rogue' }, false],
    ['no badge', { badge: null }, false],
    ['another model', { model: 'HiAce' }, false],
    ['two years older', { year: 2019 }, true],
    ['three years older', { year: 2018 }, false],
    ['30,000 km more', { km: 90_000 }, true],
    ['more than 30,000 km more', { km: 90_001 }, false],
    ['an unknown odometer', { km: null }, false],
    ['another body', { body: 'Van' }, false],
    ['a body that is not stated', { body: null }, true],
    ['another fuel', { fuel: 'Hybrid' }, false],
    ['another series, where it states none', { series: 'GUN126' }, true],
    ['a demo', { car_type: 'demo' }, false],
    ['a new one', { car_type: 'new' }, false],
    ['a price without government charges', { price_type: 'egc' }, false],
    ['a price before on-road costs', { price_type: 'before_on_roads' }, false],
    ['in another country', { country: 'NZ' }, false],
    ['sold', { soldAt: 5 }, true],
    ['of the same dealer', { tenant: 'a' }, true],
    ['itself', { id: 'own' }, false],
  ])('%s', (_, over, like) => expect(isLike(car(), other(over))).toBe(like))

  it.each<[string, Partial<PricedCar>, Partial<PricedCar>, boolean]>([
    ['two series', { series: 'GUN126' }, { series: 'GUN136' }, false],
    ['itself on another website', { vin: 'JT1' }, { vin: 'jt1' }, false],
    ['two without a VIN', { vin: '' }, { vin: '' }, true],
    ['two caravans', { km: null, body: 'Caravan' }, { km: null, body: 'Caravan' }, true],
    ['new ones, whatever they drove', { car_type: 'new', km: 5 }, { car_type: 'new', km: null }, true],
    ['demos two years apart', { car_type: 'demo' }, { car_type: 'demo', year: 2019 }, false],
    ['half of a long way', { km: 200_000 }, { km: 290_000 }, true],
    ['no price yet, beside drive-away prices', { price: null, price_type: 'on_application' }, {}, true],
  ])('%s', (_, one, two, like) => expect(isLike(car(one), other(two))).toBe(like))
})

it('one car on two websites counts once', () => {
  const twins = [other({ id: 'x', vin: 'V1' }), other({ id: 'y', tenant: 'c', vin: 'V1' })]
  expect(likeIn(twins)(car()).map(({ id }) => id)).toEqual(['x'])
})

it('of a car on two websites the entry counts that is like', () => {
  const twins = [other({ id: 'x', vin: 'V1', km: 500_000 }), other({ id: 'y', tenant: 'c', vin: 'V1' })]
  expect(likeIn(twins)(car()).map(({ id }) => id)).toEqual(['y'])
})

it('those of the same badge alone, where they are enough, the nearest first', () => {
  const same = [2019, 2020, 2021, 2022].map((year) => other({ id: `s${year}`, year }))
  const cab = other({ id: 'cab', badge: 'SR5 Extra Cab' })
  const ids = (cars: PricedCar[]) => nearestFirst(car(), likeIn(cars)(car())).map(({ id }) => id)
  expect(ids([cab, ...same])).toEqual(['s2021', 's2020', 's2022', 's2019'])
  expect(ids([cab, ...same.slice(0, 3)])).toContain('cab')
})

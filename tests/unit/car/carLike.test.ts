import { describe, expect, it, test } from 'vitest'
import { byPriceDistance, likeSteps } from '@/core/car/like'

const used = { simple_body: 'SUV', price: 30_000, km: 40_000, car_type: 'used' } as const

describe('V18 the steps to similar cars', () => {
  it('are body, price ± 20 % and kilometres, then wider, then the body, then the make', () =>
    expect(likeSteps(used)).toEqual([
      { by: 'simple_body', price: { min: 24_000, max: 36_000 }, km: { min: 10_000, max: 70_000 } },
      { by: 'simple_body', price: { min: 18_000, max: 42_000 }, km: { min: 0, max: 100_000 } },
      { by: 'simple_body', price: null, km: null },
      { by: 'make', price: null, km: null },
    ]))

  test.each([
    ['few kilometres: within 30,000', { km: 12_000 }, { min: 0, max: 42_000 }],
    ['many: within half of its own', { km: 160_000 }, { min: 80_000, max: 240_000 }],
    ['a used one of unknown kilometres: any', { km: null }, null],
    ['a new one has driven none', { km: null, car_type: 'new' }, { min: 0, max: 30_000 }],
    ['a demonstrator by its own', { km: 6_000, car_type: 'demo' }, { min: 0, max: 36_000 }],
  ] as const)('kilometres, %s', (_, over, km) => expect(likeSteps({ ...used, ...over })[0]?.km).toEqual(km))

  it('without a price have no price', () =>
    expect(likeSteps({ ...used, price: null }).map(({ price }) => price)).toEqual([null, null, null, null]))

  it('without a body are the make', () =>
    expect(likeSteps({ ...used, simple_body: null }).map(({ by }) => by)).toEqual(['make']))
})

describe('V18 the order of a step', () => {
  const cars = [{ price: 20_000 }, { price: null }, { price: 31_000 }, { price: 27_000 }]
  const prices = (price: number | null) => byPriceDistance(cars, { price }).map((car) => car.price)

  it('is the nearest price first, none last', () =>
    expect(prices(30_000)).toEqual([31_000, 27_000, 20_000, null]))
  it('stays for a car without a price', () => expect(prices(null)).toEqual([20_000, null, 31_000, 27_000]))
})

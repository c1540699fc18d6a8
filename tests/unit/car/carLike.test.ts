import { describe, expect, it, test } from 'vitest'
import { byPriceDistance, modelsInTurn, likeSteps } from '@/core/car/like'
import { specSheet } from '@/core/car/specGroups'
import { keyFacts } from '@/app/(site)/sites/[host]/cars/[slug]/_components/keyFactsOf'
import { exampleCar } from '../../helpers/car'

const used = { simple_body: 'SUV', price: 30_000, km: 40_000, car_type: 'used' } as const

describe('V18 the steps to similar cars', () => {
  it('are body, price ± 20 % and kilometres, then wider, then the body, then the make', () =>
    expect(likeSteps(used)).toEqual([
      { by: 'simple_body', price: { min: 24_000, max: 36_000 }, km: { min: 10_000, max: 70_000 } },
      { by: 'simple_body', price: { min: 18_000, max: 42_000 }, km: { min: 0, max: 100_000 } },
      { by: 'simple_body', price: null, km: null },
      { by: 'make', price: null, km: null },
    ]))

  it('begin with those of as many seats, and first of the same fuel', () => {
    const near = { by: 'simple_body', price: { min: 24_000, max: 36_000 }, km: { min: 10_000, max: 70_000 } }
    const steps = likeSteps({ ...used, seats: 7, simple_fuel: 'Diesel' })
    expect(steps.slice(0, 3)).toEqual([
      { ...near, same: ['seats', 'simple_fuel'] },
      { ...near, same: ['seats'] },
      near,
    ])
    expect(steps.slice(2)).toEqual(likeSteps(used))
  })

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

it('V18 no model comes again before each other one has come', () => {
  const cars = ['Patrol', 'LandCruiser', 'LandCruiser', 'LandCruiser', 'Prado', 'Patrol'].map(
    (model, id) => ({
      id,
      make: 'x',
      model,
    }),
  )
  expect(modelsInTurn(cars).map(({ id }) => id)).toEqual([0, 1, 4, 2, 5, 3])
})

describe('V3 a car that is bought to tow', () => {
  const car = exampleCar({
    item_type: '4x4',
    simple_body: '4WD',
    variant: { braked_towing: 3500, torque: 500 },
  })
  const now = new Date('2026-11-20')
  it('says what it tows in its key facts, and first of its specifications', () => {
    expect(keyFacts(car, now)).toContainEqual({ icon: 'caravan', label: 'Braked towing', value: '3,500 kg' })
    expect(specSheet(car, now).first[0]).toEqual({ label: 'Braked towing', value: '3,500 kg' })
  })
  it.each([
    ['a hatch', { item_type: 'Car', simple_body: 'Hatch' }],
    ['a ute of unknown towing', { simple_body: 'Ute', variant: {} }],
  ])('says its body where it is %s', (_what, over) => {
    const labels = keyFacts({ ...car, ...over }, now).map(({ label }) => label)
    expect([labels.includes('Body'), labels.includes('Braked towing')]).toEqual([true, false])
  })
})

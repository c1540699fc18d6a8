import { describe, expect, it, test } from 'vitest'
import { exampleCar } from '../../helpers/car'
import type { Car } from '@/core/car/car'
import { type DutyConfig, driveAwayIn, driveAways } from '@/core/car/driveAway'
import { DUTIES_AS_OF } from '@/core/money/duties.data'

const config: DutyConfig = {
  country: 'AU',
  address: { state: 'VIC' },
  features: { subscriptions: true, belowMarket: false, autograb: false },
  labels: { preorder: 'Pre-order', noPrice: 'Ask', priceTypes: {} },
  duties: { checked: DUTIES_AS_OF, onRoad: [{ state: 'VIC', registration: 900, delivery: 0 }] },
}
const suv = exampleCar({ price: 40_000, price_type: 'egc', simple_body: 'SUV', simple_fuel: 'Petrol' })

it('adds up in each state of the country, the one of the car first', () => {
  const found = driveAways(suv, config, 'NSW')
  expect(found.map(({ state }) => state)).toEqual(['NSW', 'QLD', 'VIC', 'SA', 'WA', 'TAS', 'NT', 'ACT'])
  expect(found[0]).toEqual({ state: 'NSW', duty: 1200, registration: 0, delivery: 0, total: 41_200 })
  expect(found[2]).toEqual({ state: 'VIC', duty: 1680, registration: 900, delivery: 0, total: 42_580 })
  expect(found[7]?.total).toBeNull()
})
test.each([
  ['NSW', 'NSW'],
  [null, 'VIC'],
  ['Elsewhere', 'VIC'],
])('of a car in %s the first state is %s', (at, first) =>
  expect(driveAways(suv, config, at)[0]?.state).toBe(first),
)

describe('is off', () => {
  const older = { checked: '2024-07-01', onRoad: [] }
  test.each<[string, Partial<DutyConfig>]>([
    ['before the dealer has checked the table', { duties: undefined }],
    ['with their own amounts alone', { duties: { onRoad: [] } }],
    ['after the table has changed', { duties: older }],
  ])('%s', (_, over) => expect(driveAways(suv, { ...config, ...over }, 'VIC')).toEqual([]))
  it('in a country without a table', () =>
    expect(driveAways(suv, { ...config, country: 'NZ', address: { state: 'Otago' } }, 'Otago')).toEqual([]))
  test.each<[string, Partial<Car>]>([
    ['drive away', { price_type: 'drive_away' }],
    ['of another kind', { price_type: 'before_on_roads' }],
    ['of no kind', { price_type: null }],
    ['undecided', { price: 1 }],
    ['of a sold car', { status: 'sold' }],
    ['by the week', { subscription_price: 300 }],
    ['of a caravan', { simple_body: 'Caravan' }],
  ])('for a price %s', (_, over) => expect(driveAwayIn('VIC', { ...suv, ...over }, config)).toBeNull())
})

it('says why there is no sum', () =>
  expect(driveAwayIn('VIC', { ...suv, simple_body: 'Ute' }, config)).toMatchObject({
    duty: 'Not enough to say: its body may have other rates',
    total: null,
  }))
it('takes the cylinders of the variant where the listing has none', () =>
  expect(driveAwayIn('QLD', { ...suv, variant: { cylinders: 6 } }, config)?.duty).toBe(1400))

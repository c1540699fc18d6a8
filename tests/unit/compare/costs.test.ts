import { expect, test } from 'vitest'
import { exampleCar } from '../../helpers/car'
import { financeConfigSchema } from '@/core/dealer/config/financeConfig'
import { DUTIES_AS_OF } from '@/core/money/duties.data'
import { compareCars, type CompareConfig } from '@/features/compare/compareCars.rules'

const now = new Date('2026-03-10T02:00:00Z')
const config: CompareConfig = {
  features: {
    ...{ subscriptions: true, belowMarket: false, autograb: false, finance: true, runningCosts: true },
  },
  country: 'AU' as const,
  address: { state: 'VIC' },
  labels: { preorder: 'Pre-order', noPrice: 'Enquire for price', priceTypes: {} },
  timezone: 'Australia/Brisbane',
  finance: financeConfigSchema.parse({}),
}

test('the duty in the dealer’s own state stands beside prices before it, once the table is checked', () => {
  const cars = [
    exampleCar({ price: 40_000, price_type: 'egc', simple_body: 'SUV' }),
    exampleCar({ price: 40_000, price_type: 'drive_away', simple_body: 'SUV' }),
    exampleCar({ price: 40_000, price_type: 'egc', simple_body: 'Ute' }),
  ]
  const duty = (over: Partial<CompareConfig>) =>
    compareCars(cars, { ...config, ...over }, now)
      .flatMap((group) => group.rows)
      .find(({ label }) => label === 'Duty, estimate')
  expect(duty({})).toBeUndefined()
  const found = duty({ duties: { checked: DUTIES_AS_OF, onRoad: [] } })
  expect(found?.values).toEqual(['$1,680 in VIC', null, 'Not enough to say: its body may have other rates'])
  expect(found?.none).toBe('In the price, or not known')
  expect(duty({ address: { state: 'ACT' }, duties: { checked: DUTIES_AS_OF, onRoad: [] } })).toBeUndefined()
})
test('a year of the service plan is compared, and the least of it has its mark', () => {
  const cars = [
    exampleCar({ model: 'Corolla' }),
    exampleCar({ model: 'HiLux' }),
    exampleCar({ model: 'Other' }),
  ]
  const yearly: Record<string, number> = { Corolla: 245, HiLux: 580 }
  const row = compareCars(cars, config, now, { plan: ({ model }) => yearly[model] ?? null })
    .flatMap((group) => group.rows)
    .find(({ label }) => label === 'Service plan, a year')
  expect(row?.values).toEqual(['$245', '$580', null])
  expect(row?.marks).toEqual(['Lowest', null, null])
})

import { expect, test } from 'vitest'
import { yearlyPlan } from '@/features/models/servicePlan.rules'

const toyota = { serviceAdvantage: true, manufacturer: { name: 'Toyota', slug: 'toyota' } }
test.each([
  [{ make: 'Toyota', model: 'Corolla', car_type: 'new' }, toyota, 245],
  [{ make: 'Toyota', model: 'HiLux', car_type: 'demo' }, toyota, 580],
  [{ make: 'Toyota', model: 'Corolla', car_type: 'used' }, toyota, null],
  [{ make: 'Mazda', model: 'CX-5', car_type: 'new' }, toyota, null],
  [{ make: 'Toyota', model: 'Corolla', car_type: 'new' }, { ...toyota, serviceAdvantage: false }, null],
  [{ make: 'Toyota', model: 'Corolla', car_type: 'new' }, { serviceAdvantage: true }, null],
] as const)('a year of servicing %j costs', (car, config, yearly) =>
  expect(yearlyPlan(car, null, config)).toBe(yearly),
)

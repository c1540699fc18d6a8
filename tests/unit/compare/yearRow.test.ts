import { expect, test } from 'vitest'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { compareCars } from '@/features/compare/compareCars.rules'
import { exampleCar } from '../../helpers/car'
import { configInput } from '../../helpers/dealers'

test('what a year costs stays among the differences when it is alike', () => {
  const thirsty = exampleCar({ simple_fuel: 'Petrol', variant: { fuelconsumptioncombined: 7.4 } })
  const groups = compareCars([thirsty, thirsty], tenantConfigSchema.parse(configInput()), new Date())
  const row = groups.flatMap(({ rows }) => rows).find(({ label }) => label === 'Fuel or power for 12,000 km')
  expect(row).toMatchObject({ differs: false, always: true })
})

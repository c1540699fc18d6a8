import { expect, test } from 'vitest'
import { exampleCar } from '../../helpers/car'
import { runningCost, USUAL_CENTS, USUAL_KM } from '@/core/car/runningCost'
import { runningUse, yearOfEnergy } from '@/core/car/runningUse'
import { marksOf } from '@/features/compare/better.rules'

test.each([
  [15, 12_000, 30, 540],
  [15, 0, 30, null],
  [15, 12_000, 0, null],
  [15, 200_000, 300, 90_000],
  [15, 200_001, 30, null],
  [15, 12_000, 1001, null],
  [0, 12_000, 30, null],
  [15, Number.NaN, 30, null],
])('%s kWh, %s km, %s cents', (use, km, cents, cost) =>
  expect(runningCost(use, { km, cents, fixed: 0 })).toBe(cost),
)
test.each([
  ['Petrol', { fuelconsumptioncombined: 7.4 }, { energy: 'petrol', use: 7.4 }],
  ['Hybrid', { fuelconsumptioncombined: 4 }, { energy: 'petrol', use: 4 }],
  ['Diesel', { fuelconsumptioncombined: 8 }, { energy: 'diesel', use: 8 }],
  ['Electric', { consumption_kwh: 15, fuelconsumptioncombined: 1 }, { energy: 'power', use: 15 }],
  ['Plug-in hybrid', { consumption_kwh: 15, fuelconsumptioncombined: 1.4 }, null],
  ['Petrol', {}, null],
  ['LPG', { fuelconsumptioncombined: 9 }, null],
  [null, { fuelconsumptioncombined: 9 }, null],
])('a year of a %s car with %j', (simple_fuel, variant, found) => {
  const car = { simple_fuel, variant }
  expect(runningUse(car, { features: { runningCosts: true } })).toEqual(found)
  expect(runningUse(car, { features: { runningCosts: false } })).toBeNull()
})

test('a usual year is compared in whole dollars, and the least of it has its mark', () => {
  const on = { features: { runningCosts: true } }
  const cars = [
    exampleCar({ simple_fuel: 'Diesel', variant: { fuelconsumptioncombined: 8 } }),
    exampleCar({ simple_fuel: 'Electric', variant: { consumption_kwh: 16 } }),
  ]
  const years = cars.map((car) => yearOfEnergy(car, on, { km: USUAL_KM, cents: USUAL_CENTS }))
  expect(years).toEqual([1872, 576])
  expect(marksOf('Fuel or power, a year', years.map(String))).toEqual([null, 'Lowest'])
})

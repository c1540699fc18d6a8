import { describe, expect, test } from 'vitest'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { compareCars } from '@/features/compare/compareCars.rules'
import { USUAL_YEAR, yearFigures } from '@/features/compare/yearFigures.rules'
import { exampleCar } from '../../helpers/car'
import { configInput } from '../../helpers/dealers'

const config = tenantConfigSchema.parse(configInput())
const petrol = exampleCar({ simple_fuel: 'Petrol', variant: { fuelconsumptioncombined: 10 } })
const electric = exampleCar({ simple_fuel: 'Electric', variant: { consumption_kwh: 20 } })
const rowsOf = (params: Parameters<typeof yearFigures>[0], plan?: () => number | null) => {
  const groups = compareCars([petrol, electric], config, new Date(), { plan, figures: yearFigures(params) })
  return new Map(groups.flatMap(({ rows }) => rows).map((row) => [row.label, row]))
}

test('what a year costs is no difference when it is alike', () => {
  const groups = compareCars([petrol, petrol], config, new Date())
  const row = groups.flatMap(({ rows }) => rows).find(({ label }) => label === 'Fuel or power, a year')
  expect(row).toMatchObject({ differs: false })
})

test('a year is computed from own kilometres, prices, rego and insurance', () => {
  const rows = rowsOf({ km: '20,000', petrol: '200', power: '25', fixed: ['1500', '$2,000'] }, () => 300)
  expect(rows.get('Fuel or power, a year')?.values).toEqual(['$4,000', '$1,000'])
  expect(rows.get('Rego and insurance, a year')?.values).toEqual(['$1,500', '$2,000'])
  expect(rows.get('A year of driving')).toMatchObject({
    values: ['$5,800', '$3,300'],
    marks: [null, 'Lowest'],
  })
})
test('sums of different parts have no best, and fuel alone is no sum', () => {
  expect(rowsOf({ fixed: ['1500'] }).get('A year of driving')).toMatchObject({
    values: ['$3,780', null],
    marks: [null, null],
  })
  expect(rowsOf({}).has('A year of driving')).toBe(false)
})

describe('figures of the address', () => {
  test.each([
    [{}, USUAL_YEAR],
    [
      { km: ' ', fixed: '' },
      { ...USUAL_YEAR, fixed: [0] },
    ],
    [{ km: '15000' }, { ...USUAL_YEAR, km: 15_000 }],
    [{ km: ['15000', '1'] }, { ...USUAL_YEAR, km: 15_000 }],
    [{ km: 'many' }, { ...USUAL_YEAR, bad: ['km'] }],
    [
      { km: '200001', petrol: '-3' },
      { ...USUAL_YEAR, bad: ['petrol', 'km'] },
    ],
    [{ fixed: ['900', '-1', '100001'] }, { ...USUAL_YEAR, fixed: [900, 0, 0], bad: ['fixed1', 'fixed2'] }],
  ])('%j', (params, found) => {
    const { bad, ...figures } = yearFigures(params)
    expect({ ...figures, bad: bad.toSorted() }).toEqual({ ...found, bad: [...found.bad].toSorted() })
  })
})

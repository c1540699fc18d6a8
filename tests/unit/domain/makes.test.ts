import { expect, it } from 'vitest'
import { oneSpelling, storedSpellings } from '@/domain/makes'
import { toCarDoc } from '@/search/toCarDoc'
import { coerceCar } from '@/stock/coerce'

const SPELLINGS = [
  ['Citroën', 'Citroen'],
  ['Škoda', 'Skoda'],
  ['Mercedes Benz', 'Mercedes-Benz'],
  ['ALFA-ROMEO', 'Alfa Romeo'],
  ['TOYOTA', 'TOYOTA'],
  ['Mini', 'Mini'],
  ['Nobody Knows It', 'Nobody Knows It'],
] as const

const car = {
  id: '1',
  model: 'X',
  year: 2020,
  car_type: 'used',
  status: 'in_stock',
  dealership_id: 'd',
} as const

it.each(SPELLINGS)(
  'a make that is sent as %s is found as %s, so its address has all of its cars',
  (sent, found) => {
    expect(oneSpelling(sent)).toBe(found)
    expect(toCarDoc({ ...car, created_at: 0, make: ` ${sent} ` })).toMatchObject({ make: found })
    // A car keeps the name that its feed gives it.
    expect(coerceCar({ make: ` ${sent} ` }).value).toMatchObject({ make: sent })
  },
)

it.each([
  ['mini', 'Mini'],
  ['Mini', 'MINI'],
  ['toyota', 'TOYOTA'],
  ['Citroën', 'Citroen'],
  ['LAND ROVER', 'Land Rover'],
  ['Nobody knows it', 'NOBODY KNOWS IT'],
])('the stock is asked for a car of %s that is stored as %s', (asked, stored) => {
  expect(storedSpellings(asked)).toContain(stored)
})

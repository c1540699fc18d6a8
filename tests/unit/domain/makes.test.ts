import { expect, it } from 'vitest'
import { oneSpelling, storedSpellings } from '@/domain/makes'
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

it.each(SPELLINGS)('a make that is sent as %s is stored as %s, so its address finds it', (sent, stored) => {
  expect(oneSpelling(sent)).toBe(stored)
  expect(coerceCar({ make: ` ${sent} ` }).value).toMatchObject({ make: stored })
})

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

import { expect, it } from 'vitest'
import { makeName, oneSpelling, storedSpellings } from '@/core/car/makes'
import { modelName } from '@/core/car/modelNames'
import { toCarDoc } from '@/search/toCarDoc'
import { coerceCar } from '@/features/stock/coerce'

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
    expect(coerceCar({ make: ` ${sent} ` }).value).toMatchObject({ make: makeName(sent) })
  },
)

it.each([
  ['mini', 'Mini'],
  ['Mini', 'MINI'],
  ['toyota', 'TOYOTA'],
  ['Citroën', 'Citroen'],
  ['LAND ROVER', 'Land Rover'],
  ['Nobody knows it', 'NOBODY KNOWS IT'],
])('the stock is asked for a car of %s that is stored as %s', (requested, stored) => {
  expect(storedSpellings(requested)).toContain(stored)
})

it.each([
  ['VW', 'Volkswagen'],
  ['LANDROVER', 'Land Rover'],
  ['Land-Rover', 'Land Rover'],
  ['Mercedes', 'Mercedes-Benz'],
  ['MERCEDES BENZ', 'Mercedes-Benz'],
  ['MERCEDES-BENZ', 'Mercedes-Benz'],
  ['GREAT WALL', 'GWM'],
  ['GWM', 'GWM'],
  ['Great Wall Motors', 'GWM'],
  ['GWM Haval', 'Haval'],
  ['alfa romeo', 'Alfa Romeo'],
  ['Ldv', 'LDV'],
  ['SSANGYONG', 'Ssangyong'],
  ['KGM SsangYong', 'Ssangyong'],
  ['KGM', 'KGM'],
  ['bmw', 'BMW'],
  ['mini', 'MINI'],
  ['Byd', 'BYD'],
  ['mclaren', 'McLaren'],
  ['Citroën', 'Citroën'],
  ['CITROËN', 'Citroen'],
  ['Škoda', 'Škoda'],
  ['  Toyota  ', 'Toyota'],
  ['ROLLS ROYCE', 'Rolls-Royce'],
  ['NOBODY KNOWS', 'Nobody Knows'],
  ['ABCD', 'ABCD'],
  ['Track', 'Track'],
])('the make %j is stored as %j', (sent, stored) => expect(makeName(sent)).toBe(stored))

it.each([
  ['NAVARA', 'Navara'],
  ['JAZZ', 'Jazz'],
  ['GOLF', 'Golf'],
  ['golf', 'Golf'],
  ['CX-5', 'CX-5'],
  ['cx-5', 'CX-5'],
  ['CX5', 'CX-5'],
  ['MUSSO', 'Musso'],
  ['RANGE ROVER SPORT', 'Range Rover Sport'],
  ['GIULIA', 'Giulia'],
  ['zs ev', 'ZS EV'],
  ['HILUX', 'HiLux'],
  ['LANDCRUISER PRADO', 'LandCruiser Prado'],
  ['RAV4', 'RAV4'],
  ['D-MAX', 'D-MAX'],
  ['I30', 'i30'],
  ['COOPER', 'Cooper'],
  ['Hilux', 'Hilux'],
  ['C200', 'C200'],
  ['UNHEARD OF', 'UNHEARD OF'],
  ['3', '3'],
  ['CANNON', 'Cannon'],
])('the model %j is stored as %j', (sent, stored) => expect(modelName(sent)).toBe(stored))

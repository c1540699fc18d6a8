import { expect, it } from 'vitest'
import { inEnglishFigures, toCars } from '@/features/stock/files/toCars'
import { readItem } from '@/features/stock/validate'

const columns = ['Stock No', 'Type', 'Make', 'Model', 'Year', 'Price', 'Km', 'Litres', 'Comments']
const fields = [
  'stocknum',
  'car_type',
  'make',
  'model',
  'year',
  'price',
  'km',
  'engine_size_litres',
  'dealercomments',
]
const map = {
  columns: Object.fromEntries(columns.map((name, at) => [name, fields[at] ?? null])),
  car_type: null,
}
const tableOf = (...figures: [price: string, km: string, litres: string][]) => ({
  columns,
  rows: figures.map(([price, km, litres], at) => ({
    line: at + 2,
    cells: [`U${at}`, 'Used', 'Skoda', 'Octavia', '2020', price, km, litres, '1.500 km ago'],
  })),
  notes: [],
  readAs: '',
})

it('a file with one figure that can only be European is read so, in all of its figures', async () => {
  const { cars, notes } = await toCars(
    tableOf(['18.990,00', '9.135', '1,998'], ['$ 15.500', '112.400 km', '1,618'], ['27990', '64000', '1.5']),
    map,
  )
  const facts = cars.map(({ item }) => {
    const read = readItem(item, 0, { mode: 'batch', dealership: 'city' })
    return read.ok
      ? [read.facts.price, read.facts.km, read.facts.engine_size_litres, read.facts.dealercomments]
      : read.errors
  })
  expect(facts).toEqual([
    [18_990, 9_135, 1.998, '1.500 km ago'],
    [15_500, 112_400, 1.618, '1.500 km ago'],
    [27_990, 64_000, 1.5, '1.500 km ago'],
  ])
  expect(notes).toEqual([{ text: expect.stringContaining('decimal comma') }])
})

it.each([
  [tableOf(['15.500', '9.135', '1.998'])],
  [tableOf(['18.990,00', '9,135', '1.998'])],
  [tableOf(['18,990.00', '9.135', '1,998'])],
])('other files are left as they are', (table) => expect(inEnglishFigures(table, map)).toBe(table))

import { expect, it } from 'vitest'
import { carTable } from '@/admin/car/list/endpoints'
import { csvOf } from '@/lib/csv'
import { guessField } from '@/features/stock/files/guessField'

const [head = []] = carTable([], { zones: new Map(), places: new Map(), seen: new Map() })

it.each(['Stock number', 'Make', 'Model', 'Year', 'Car type', 'Kilometres', 'Price', 'VIN', 'Number plate'])(
  'a stock file may have the column %s of the table too',
  (label) => {
    expect(head).toContain(label)
    expect(guessField(label)).not.toBeNull()
  },
)

it('a car is one row, its day that of the dealer, and nothing of it a formula', () => {
  const car = {
    ...({ id: 'c1', tenant: 't1', location_id: 'p1', stocknum: 'U1' } as const),
    ...({ status: 'in_stock', car_type: 'used' } as const),
    ...{ year: 2021, make: 'Toyota', model: '=1+1', name: '2021 Toyota', price: 20_000 },
    // Late on the 25th in UTC.
    created_at: Date.parse('2026-11-25T21:00:00Z') / 1000,
  } as const
  const zones = new Map([['t1', 'Australia/Brisbane']])
  const words = { zones, places: new Map([['p1', 'South yard']]), seen: new Map([['c1', 3]]) }
  const [, row] = csvOf(carTable([car], words)).split('\r\n')
  expect(row).toMatch(/^2021 Toyota,U1,in_stock,used,2021,Toyota,'=1\+1,/)
  expect(row).toMatch(/,20000,.*,South yard,2026-11-26,3$/)
})

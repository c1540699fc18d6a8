import { describe, expect, test } from 'vitest'
import { exampleCar } from '../../helpers/car'
import type { Car } from '@/core/car/car'
import { lifeOf } from '@/core/car/life'
import type { PriceStep } from '@/core/car/priceHistory'

const now = new Date('2026-03-10T02:00:00Z')
const at = (day: string) => Date.parse(`${day}T02:00:00Z`) / 1000
const config = { country: 'AU', labels: { priceTypes: {} } } as const
const lines = (over: Partial<Car>, prices: readonly PriceStep[] = []) => {
  const empty = { build_date: null, compliance_date: null, created_at: 0, price_type: null } as const
  const car = exampleCar({
    car_type: 'used',
    status: 'in_stock',
    price: 39_990,
    km: 58_000,
    ...empty,
    ...over,
  })
  return lifeOf({ car, config, prices, zone: 'Australia/Brisbane', now }).map(
    ({ when, lines: said }) => `${when}: ${said.join('. ')}`,
  )
}

const USED: Partial<Car> = {
  build_date: '2023-04-01',
  compliance_date: '2023-06-01',
  previous_owners: 1,
  service: { last_date: '2026-01-20', last_km: 57_000 },
  inspection: { date: '2026-01-20', by: 'our own workshop', points: 90 },
  created_at: at('2026-02-01'),
}

describe('the life of a car', () => {
  test('from its building to today, what is of one day in one place', () =>
    expect(
      lines(USED, [
        { price: 41_490, at: at('2026-02-01') },
        { price: 39_990, at: at('2026-03-01') },
      ]),
    ).toEqual([
      'April 2023: Built',
      'June 2023: Compliance plate',
      'Owners: One, since new',
      '20 January 2026: Serviced at 57,000 km. Inspected by our own workshop on 90 points',
      '1 February 2026: Listed here at $41,490',
      '1 March 2026: $1,500 down, to $39,990',
      'Today: Here, with 58,000 km on it. $39,990',
    ]))
  test.each<[name: string, over: Partial<Car>, count: number]>([
    ['two dates say too little', { build_date: '2023-04-01', created_at: at('2026-02-01') }, 0],
    ['three are enough, and today', { ...USED, previous_owners: null, service: null, inspection: null }, 4],
    ['a day to come is no past', { ...USED, inspection: { date: '2027-01-01' } }, 6],
    ['a sold one has no today', { ...USED, status: 'sold', sold: true }, 5],
  ])('%s', (_, over, count) => expect(lines(over)).toHaveLength(count))
  test('a new one has no owners, a demonstrator its demonstrations', () => {
    expect(lines({ ...USED, car_type: 'new', km: 19 })).not.toContain('Owners: One, since new')
    expect(lines({ ...USED, car_type: 'demo' }).at(-1)).toBe(
      'Today: Here, with 58,000 km from demonstrations. $39,990',
    )
  })
})

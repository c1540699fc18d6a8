import type { Car } from '@/core/car/car'
import type { PriceRating } from '@/core/car/ratingSchema'

/** A used car that is in stock, with `over` in place of its own facts. */
export const exampleCar = (over: Partial<Car> = {}): Car => ({
  id: 'c1',
  slug: 'c1',
  name: '2021 Toyota HiLux',
  stocknum: 'S1',
  make: 'Toyota',
  model: 'HiLux',
  year: 2021,
  price: 34_990,
  car_type: 'used',
  status: 'in_stock',
  created_at: 1,
  dealership_id: 'd1',
  dealership_slug: 'harbour',
  ...over,
})

/** Of the car above: fair, beside six like cars. */
export const exampleRating = (over: Partial<PriceRating> = {}): PriceRating => ({
  ...{ price: 34_990, type: null, is: 'fair', against: 0, middle: 35_000, low: 33_000, high: 37_000 },
  ...{ count: 6, sold: 1, others: 4, own: [], guide: null, days: null },
  ...over,
})

import type { Car } from '@/core/car/car'

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

import type { Car } from '@/core/car/car'

/** As few facts of a car as the type allows. */
export const shownCar: Car = {
  id: 'c1',
  slug: 'a',
  name: 'A',
  stocknum: 'U1',
  make: 'Kia',
  model: 'Rio',
  year: 2020,
  car_type: 'used',
  status: 'in_stock',
  created_at: 1,
  dealership_id: 'd1',
  dealership_slug: 'city',
}

import type { Car } from '@/core/car/car'
import { slugify } from '@/lib/slugify'

export const carFacts = (car: Car): [name: string, value: string][] => [
  ['car_id', car.id],
  ['car_dealership_id', car.dealership_id],
  ['dealership_slug', car.dealership_slug],
  ['stock_number', car.stocknum],
  ['manufacturer_slug', slugify(car.make)],
  ['Vehicle Make', car.make],
  ['Vehicle Model', car.model],
  ['car_type', car.car_type],
  ['vehicle_status', car.status],
]

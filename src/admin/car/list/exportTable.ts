import { idOf } from '@/access/ids'
import type { CsvCell } from '@/lib/csv'
import { civilAt } from '@/core/place/hours/civil'
import { carLabelOf } from '@/fields/label'
import type { Car } from '@/payload-types'

/** Facts in the order of the table, with the labels of the admin, which a stock file may also have. */
const FACTS = [
  ...(['stocknum', 'status', 'car_type', 'year', 'make', 'model', 'badge', 'series'] as const),
  ...(['simple_body', 'colour', 'km', 'price', 'price_type', 'simple_transmission', 'simple_fuel'] as const),
  ...(['drive', 'seats', 'doors', 'vin', 'regplate', 'rego_expiry', 'photos_count', 'tag'] as const),
] as const
export const EXPORTED = {
  ...({ stocknum: true, status: true, car_type: true, year: true, make: true, model: true } as const),
  ...({ badge: true, series: true, simple_body: true, colour: true, km: true, price: true } as const),
  ...({ price_type: true, simple_transmission: true, simple_fuel: true, drive: true, seats: true } as const),
  ...({ doors: true, vin: true, regplate: true, rego_expiry: true, photos_count: true, tag: true } as const),
  ...({ tenant: true, name: true, location_id: true, created_at: true, views: true } as const),
} as const
export type ExportedCar = Pick<Car, 'id' | keyof typeof EXPORTED>

export interface CarTableWords {
  zones: ReadonlyMap<string, string>
  places: ReadonlyMap<string, string>
}

const HEAD = ['Name', ...FACTS.map(carLabelOf), 'Location', 'Added on', 'Page views']

export function carTable(cars: readonly ExportedCar[], { zones, places }: CarTableWords): CsvCell[][] {
  const rows = cars.map((car): CsvCell[] => {
    const zone = zones.get(idOf(car.tenant) ?? '') ?? 'UTC'
    return [
      car.name,
      ...FACTS.map((name) => car[name]),
      places.get(String(car.location_id)) ?? '',
      car.created_at ? civilAt(new Date(car.created_at * 1000), zone).date : '',
      car.views ?? 0,
    ]
  })
  return [HEAD, ...rows]
}

import { idOf } from '@/access/ids'
import { fileColumns, selectOf, tableOf } from '@/admin/kit/list/columns'
import type { CsvCell } from '@/lib/csv'
import { civilAt } from '@/core/place/hours/civil'
import { carLabelOf } from '@/fields/label'
import type { Car } from '@/payload-types'

export interface CarTableWords {
  zones: ReadonlyMap<string, string>
  places: ReadonlyMap<string, string>
}
const column = fileColumns<Car, CarTableWords>()

/** Facts with the labels of the admin, which a stock file may also have. */
const FACTS = [
  ...(['stocknum', 'status', 'car_type', 'year', 'make', 'model', 'badge', 'series'] as const),
  ...(['simple_body', 'colour', 'km', 'price', 'price_type', 'simple_transmission', 'simple_fuel'] as const),
  ...(['drive', 'seats', 'doors', 'vin', 'regplate', 'rego_expiry', 'photos_count', 'tag'] as const),
] as const

const COLUMNS = [
  column('Name', ['name'], ({ name }) => name),
  ...FACTS.map((name) => column(carLabelOf(name), [name], (car) => car[name])),
  column('Location', ['location_id'], (car, { places }) => places.get(String(car.location_id)) ?? ''),
  column('Added on', ['created_at', 'tenant'], ({ created_at, tenant }, { zones }) =>
    created_at ? civilAt(new Date(created_at * 1000), zones.get(idOf(tenant) ?? '') ?? 'UTC').date : '',
  ),
  column('Page views', ['views'], ({ views }) => views ?? 0),
]
export const EXPORTED = selectOf(COLUMNS)
export type ExportedCar = Pick<Car, (typeof COLUMNS)[number]['needs'][number]>

export const carTable = (cars: readonly ExportedCar[], words: CarTableWords): CsvCell[][] =>
  tableOf<Car, keyof ExportedCar, CarTableWords>(COLUMNS, cars, words)

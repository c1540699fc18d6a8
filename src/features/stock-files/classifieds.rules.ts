/** The whole stock for classified websites and agencies, in the names that stock imports of the trade use. */
import { addressOf, descriptionOf, picturesOf, type StockEntry } from './entry.rules'
import { RULES, type Rule } from './rules.rules'
import type { Column, Value } from './stockFile.rules'

export const classifiedRules: readonly Rule[] = [RULES.picture]

const priceIf =
  (type: StockEntry['car']['price_type']) =>
  (entry: StockEntry): Value =>
    entry.car.price_type === type && RULES.price.holds(entry) ? entry.car.price : null

export const classifiedColumns: readonly Column[] = [
  ['stocknum', ({ car }) => car.stocknum],
  ['dealership_name', ({ car, dealer }) => car.dealership_name ?? dealer],
  ['external_dealership_identifier', ({ car }) => car.dealership_slug],
  ['location_code', ({ location }) => location?.slug],
  ['car_type', ({ car }) => car.car_type],
  ['status', () => 'For Sale'],
  ['make', ({ car }) => car.make],
  ['model', ({ car }) => car.model],
  ['badge', ({ car }) => car.badge],
  ['series', ({ car }) => car.series],
  ['year', ({ car }) => car.year],
  ['vin', ({ vin }) => vin],
  ['rego', ({ car }) => car.regplate],
  ['rego_expiry', ({ car }) => car.rego_expiry],
  ['build_date', ({ car }) => car.build_date],
  ['compliance_date', ({ car }) => car.compliance_date],
  ['odometer', ({ car }) => car.km],
  ['dapprice', priceIf('drive_away')],
  ['egcprice', priceIf('egc')],
  ['price_type', ({ car }) => car.price_type],
  ['body', ({ car }) => car.simple_body],
  ['transmission', ({ car }) => car.simple_transmission],
  ['fuel_type', ({ car }) => car.simple_fuel],
  ['drive', ({ car }) => car.drive],
  ['cylinders', ({ car }) => car.cylinders],
  ['engine_size', ({ car }) => car.engine_size_litres],
  ['colour', ({ car }) => car.colour],
  ['interior_colour', ({ car }) => car.interior_colour],
  ['doors', ({ car }) => car.doors],
  ['seats', ({ car }) => car.seats],
  ['certified', ({ car }) => (car.certified ? 'yes' : 'no')],
  ['features', ({ car }) => car.features ?? []],
  ['dealercomments', descriptionOf],
  ['url', addressOf],
  ['images', picturesOf],
  ['external_video_url', ({ car }) => car.external_video_url],
]

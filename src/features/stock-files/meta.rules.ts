/** Meta's vehicle catalogue (Facebook, Instagram). Source: Meta's vehicle feed specification, its required fields and its words. */
import { DateTime } from 'luxon'
import { addressOf, descriptionOf, moneyOf, picturesOf, titleOf, type StockEntry } from './entry.rules'
import { metaBody, metaDrive, metaFuel, metaGearbox, metaState } from '@/core/car/metaWords'
import { RULES, type Rule } from './rules.rules'
import type { Column } from './stockFile.rules'

const PICTURES = 20

export const metaRules: readonly Rule[] = [
  ...[RULES.motor, RULES.vin, RULES.price, RULES.colour, RULES.km, RULES.picture],
  ...[RULES.street, RULES.position],
]

function addressIn({ location, config }: StockEntry): string | null {
  if (!location) return null
  const { street, city, state, postcode } = location.address
  return JSON.stringify({
    ...{ addr1: street, city, region: state },
    ...{ postal_code: postcode, country: config.country },
  })
}

const firstDayOf = ({ car, location }: StockEntry): string =>
  DateTime.fromSeconds(car.created_at, { zone: location?.timezone ?? 'utc' }).toFormat('yyyy-MM-dd')

const pictures: readonly Column[] = Array.from({ length: PICTURES }, (_, index) => [
  `image[${index}].url`,
  (entry) => picturesOf(entry)[index],
])

export const metaColumns: readonly Column[] = [
  ['vehicle_id', ({ car }) => car.id],
  ['vin', ({ vin }) => vin?.toUpperCase()],
  ['make', ({ car }) => car.make],
  ['model', ({ car }) => car.model],
  ['year', ({ car }) => car.year],
  ['trim', ({ car }) => car.badge],
  ['body_style', ({ car }) => metaBody(car.simple_body)],
  ['fuel_type', ({ car }) => metaFuel(car.simple_fuel)],
  ['transmission', ({ car }) => metaGearbox(car.simple_transmission)],
  ['drivetrain', ({ car }) => metaDrive(car.drive)],
  ['title', titleOf],
  ['description', descriptionOf],
  ['url', addressOf],
  ['exterior_color', ({ car }) => car.colour],
  ['mileage.value', ({ car }) => car.km],
  ['mileage.unit', () => 'KM'],
  ['price', moneyOf],
  ['state_of_vehicle', ({ car }) => metaState(car)],
  ['availability', () => 'AVAILABLE'],
  ['date_first_on_lot', firstDayOf],
  ['dealer_id', ({ location }) => location?.slug],
  ['dealer_name', ({ dealer }) => dealer],
  ['dealer_phone', ({ location }) => location?.contact_detail.phone],
  ['address', addressIn],
  ['latitude', ({ location }) => location?.address.lat],
  ['longitude', ({ location }) => location?.address.long],
  ...pictures,
]

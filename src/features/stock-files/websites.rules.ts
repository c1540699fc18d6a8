/**
 * Google vehicle ads: one row for each VIN, tab-separated.
 * Source: Google Merchant Center's vehicle listings data specification; `vehicle_price_type` as required in Australia.
 */
import { storeCode } from '@/core/place/storeCode'
import {
  addressOf,
  descriptionOf,
  moneyOf,
  picturesOf,
  priceIf,
  titleOf,
  type StockEntry,
  RULES,
  type Rule,
  type Column,
} from './entry.rules'
import { DateTime } from 'luxon'
import { metaBody, metaDrive, metaFuel, metaGearbox, metaState } from '@/core/car/metaWords'

/** The category of vehicles in Google's product taxonomy. */
const VEHICLES = 916
const MOST_PICTURES = 10

/** Null when Google takes no such price for such a car. A demonstrator counts as used. */
export function googlePriceType({ car }: StockEntry): string | null {
  if (car.price_type === 'drive_away') return 'drive_away_price'
  if (car.price_type === 'egc' && car.car_type !== 'new') return 'excluding_government_charges_price'
  return null
}

const priceType: Rule = {
  holds: (entry) => !RULES.price.holds(entry) || googlePriceType(entry) !== null,
  otherwise: 'Its price is neither drive away nor, for a used car, excluding government charges.',
}
const store: Rule = {
  holds: ({ location }) => location !== null,
  otherwise: 'It stands at no location of the dealer.',
}

export const googleRules: readonly Rule[] = [
  ...[RULES.motor, RULES.vin, RULES.price, priceType, RULES.colour, RULES.km, RULES.picture, store],
]

export const googleColumns: readonly Column[] = [
  ['id', ({ car }) => car.id],
  ['vin', ({ vin }) => vin?.toUpperCase()],
  ['store_code', ({ location }) => location && storeCode(location)],
  ['title', titleOf],
  ['description', descriptionOf],
  ['link', addressOf],
  ['image_link', (entry) => picturesOf(entry)[0]],
  [
    'additional_image_link',
    (entry) =>
      picturesOf(entry)
        .slice(1, MOST_PICTURES + 1)
        .join(','),
  ],
  ['price', moneyOf],
  ['vehicle_price_type', googlePriceType],
  ['condition', ({ car }) => (car.car_type === 'new' ? 'New' : 'Used')],
  ['mileage', ({ car }) => `${car.km} km`],
  ['brand', ({ car }) => car.make],
  ['model', ({ car }) => car.model],
  ['year', ({ car }) => car.year],
  ['trim', ({ car }) => car.badge],
  ['color', ({ car }) => car.colour],
  ['body_style', ({ car }) => car.simple_body],
  ['certified_pre-owned', ({ car }) => (car.certified ? 'yes' : 'no')],
  ['google_product_category', () => VEHICLES],
]

/* Meta's vehicle catalogue (Facebook, Instagram). Source: Meta's vehicle feed specification, its required fields and its words. */

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

/* The whole stock for classified websites and agencies, in the names that stock imports of the trade use. */

export const classifiedRules: readonly Rule[] = [RULES.picture]

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

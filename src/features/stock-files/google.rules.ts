/**
 * Google vehicle ads: one row for each VIN, tab-separated.
 * Source: Google Merchant Center's vehicle listings data specification; `vehicle_price_type` as required in Australia.
 */
import { storeCode } from '@/core/place/storeCode'
import { addressOf, descriptionOf, moneyOf, picturesOf, titleOf, type StockEntry } from './entry.rules'
import { RULES, type Rule } from './rules.rules'
import type { Column } from './stockFile.rules'

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

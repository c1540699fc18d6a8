/** A car as other websites are told of it: its public facts, with the whole VIN, which they ask for to tell cars apart. */
import type { Car } from '@/core/car/car'
import { priceTypeLabel, type PriceWords, hasPrice } from '@/core/car/price'
import { carImages, carTitle, carVariant } from '@/core/car/text'
import { countryFacts } from '@/core/dealer/country/country'
import { licenceLine } from '@/core/place/licence'
import { carUrl } from '@/search/seo/jsonLd'
import type { LocationView } from '@/core/place/views'
import { withoutFocus, pictureUrl } from '@/lib/picture'
import { absoluteHref } from '@/lib/paths'
import { isCaravan } from '@/core/car/noun'
import { stringify } from 'csv-stringify/sync'

export interface StockEntry {
  car: Car
  vin: string | null
  location: LocationView | null
  config: PriceWords
  dealer: string
  /** `https://host[:port]` of the dealer's website. */
  origin: string
  /** Its feed says a price that a person has to look at first. */
  priceWaits?: boolean
}

const PICTURE_WIDTH = 1200
const MOST_WORDS = 5000

export const addressOf = ({ car, origin }: StockEntry): string => carUrl(origin, car.slug)

/** JPEG: not every website takes newer formats. A comma parts addresses in some files. */
export const picturesOf = ({ car, origin }: StockEntry): string[] =>
  carImages(car).flatMap(
    ({ url }) =>
      absoluteHref(pictureUrl(withoutFocus(url), PICTURE_WIDTH, 'jpeg'), origin)?.replaceAll(',', '%2C') ??
      [],
  )

export const titleOf = ({ car }: StockEntry): string => `${carTitle(car)} ${carVariant(car)}`.trim()

/** `34990 AUD` */
export const moneyOf = ({ car, config }: StockEntry): string =>
  `${car.price} ${countryFacts(config.country).currency}`

/** What the price includes and the dealer's licence stand in each advertisement, wherever it is shown. */
function legalLine({ car, config, location, dealer }: StockEntry): string {
  const type = priceTypeLabel(car.price_type, config)
  const licence = licenceLine(location?.dealer_license_number, config.country)
  return [...(type ? [`Price: ${type}`] : []), dealer, ...(licence ? [licence] : [])].join('. ')
}

export function descriptionOf(entry: StockEntry): string {
  const legal = legalLine(entry)
  const own = (entry.car.dealercomments ?? '').split('|').flatMap((part) => part.trim() || [])
  const words = [titleOf(entry), ...own]
    .join('. ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([.!?])\./g, '$1')
  return `${words.slice(0, MOST_WORDS - legal.length - 3).replace(/[.\s]+$/, '')}. ${legal}.`
}

/* Why a car cannot stand in a file: websites drop a row that lacks what they require, mostly without a word. */

export interface Rule {
  holds: (entry: StockEntry) => boolean
  /** A sentence about a car for which it does not hold. */
  otherwise: string
}

/** 17 letters and digits without I, O and Q (ISO 3779). */
const VIN = /^[A-HJ-NPR-Z\d]{17}$/i

export const RULES = {
  price: { holds: ({ car }) => hasPrice(car), otherwise: 'It has no price.' },
  /** For a file whose columns are these two kinds of price. */
  price_kind: {
    holds: ({ car }) => hasPrice(car) && (car.price_type === 'drive_away' || car.price_type === 'egc'),
    otherwise: 'It has no price that is drive away or excludes government charges.',
  },
  vin: { holds: ({ vin }) => VIN.test(vin ?? ''), otherwise: 'It has no VIN of 17 letters and digits.' },
  picture: { holds: (entry) => picturesOf(entry).length > 0, otherwise: 'It has no picture.' },
  colour: { holds: ({ car }) => Boolean(car.colour), otherwise: 'It has no colour.' },
  km: { holds: ({ car }) => car.km != null, otherwise: 'It has no odometer reading.' },
  motor: { holds: ({ car }) => !isCaravan(car), otherwise: 'Caravans and campers are not taken.' },
  position: {
    holds: ({ location }) => location?.address.lat != null && location.address.long != null,
    otherwise: 'Its location has no position on the map.',
  },
  street: {
    holds: ({ location }) => Boolean(location?.address.street && location.address.city),
    otherwise: 'Its location has no address.',
  },
} as const satisfies Record<string, Rule>

export const faultsOf = (rules: readonly Rule[], entry: StockEntry): string[] =>
  rules.flatMap(({ holds, otherwise }) => (holds(entry) ? [] : [otherwise]))

/* The stock as a file that another website fetches. Columns and rules are its own; how a row is written is here. */

export type Value = string | number | readonly string[] | null | undefined
export type Column = readonly [name: string, value: (entry: StockEntry) => Value]

/** For a file with a column for each type of price. */
export const priceIf =
  (type: StockEntry['car']['price_type']) =>
  (entry: StockEntry): Value =>
    entry.car.price_type === type && RULES.price.holds(entry) ? entry.car.price : null

/** Within one cell. */
const LIST = '|'
const cellOf = (value: Value): string =>
  (Array.isArray(value) ? value.join(LIST) : String(value ?? '')).replaceAll(/[\t\r\n]+/g, ' ')

const table =
  (delimiter: string) =>
  (columns: readonly Column[], entries: readonly StockEntry[]): string =>
    stringify(
      entries.map((entry) => columns.map(([, value]) => cellOf(value(entry)))),
      { header: true, columns: columns.map(([name]) => name), delimiter, record_delimiter: 'windows' },
    )

const json = (columns: readonly Column[], entries: readonly StockEntry[]): string =>
  JSON.stringify({
    items: entries.map((entry) =>
      Object.fromEntries(columns.map(([name, value]) => [name, value(entry) ?? null])),
    ),
  })

export const WRITERS = {
  'text/tab-separated-values': table('\t'),
  'text/csv': table(','),
  'application/json': json,
} as const
export type MediaType = keyof typeof WRITERS

/** A car as other websites are told of it: its public facts, with the whole VIN, which they ask for to tell cars apart. */
import type { Car } from '@/core/car/car'
import { priceTypeLabel, type PriceWords } from '@/core/car/price'
import { carImages, carTitle, carVariant } from '@/core/car/text'
import { countryFacts } from '@/core/dealer/country/country'
import { licenceLine } from '@/core/place/licence'
import { carUrl } from '@/search/seo/jsonLd'
import type { LocationView } from '@/core/dealer/views'
import { withoutFocus, pictureUrl } from '@/lib/picture'
import { absoluteHref } from '@/lib/paths'

export interface StockEntry {
  car: Car
  vin: string | null
  location: LocationView | null
  config: PriceWords
  dealer: string
  /** `https://host[:port]` of the dealer's website. */
  origin: string
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

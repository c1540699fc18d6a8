import { isSold } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { countryFacts, type Country } from '@/core/dealer/country/country'
import { isCaravan } from '@/core/car/noun'
import { shownAmount } from '@/core/car/price'
import { factText } from '@/core/car/specs'
import { badgeAfter } from '@/core/car/text'
import { photosOf } from '@/core/car/turntable'
import { carUrl, type JsonLd } from './jsonLd'
import { absoluteHref } from '@/lib/paths'

const DRIVE: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/awd|all/i, 'AllWheelDriveConfiguration'],
  [/4wd|4x4|four/i, 'FourWheelDriveConfiguration'],
  [/fwd|front/i, 'FrontWheelDriveConfiguration'],
  [/rwd|rear|4x2|2wd/i, 'RearWheelDriveConfiguration'],
]

const driveOf = (drive: Car['drive']): string | undefined => {
  const name = drive ? DRIVE.find(([pattern]) => pattern.test(drive))?.[1] : undefined
  return name && `https://schema.org/${name}`
}

const conditionOf = (car: Car): string =>
  `https://schema.org/${car.car_type === 'new' ? 'NewCondition' : 'UsedCondition'}`

const availabilityOf = (car: Car): string => {
  if (isSold(car) || car.status === 'withdrawn') return 'https://schema.org/SoldOut'
  if (car.status === 'coming_soon') return 'https://schema.org/PreOrder'
  return `https://schema.org/${car.reserved ? 'Reserved' : 'InStock'}`
}

const engineOf = (car: Car): JsonLd | undefined => {
  const litres = car.engine_size_litres ?? car.variant?.enginesize_litres
  if (!litres) return undefined
  return {
    '@type': 'EngineSpecification',
    engineDisplacement: { '@type': 'QuantitativeValue', value: litres, unitCode: 'LTR' },
  }
}

const words = (...texts: (string | null | undefined)[]): string | undefined =>
  texts.flatMap((text) => factText(text) ?? []).join(' ') || undefined

const KINDS: readonly { words: RegExp; '@type': string }[] = [
  {
    words: /motor ?-?(?:bike|cycle)|\b(?:scooter|moped|trike|dirt bike|road bike)\b/i,
    '@type': 'Motorcycle',
  },
  { words: /\b(?:bus|coach|minibus)\b/i, '@type': 'BusOrCoach' },
]
const kindOf = ({ item_type, simple_body }: Car) =>
  KINDS.find(({ words }) => words.test(`${item_type ?? ''} ${simple_body ?? ''}`))
const isMotorbike = (car: Car): boolean => kindOf(car) === KINDS[0]

/** Facts of what can be driven: a caravan has no steering wheel. */
const drivenFacts = (car: Car): JsonLd => ({
  mileageFromOdometer:
    car.km == null ? undefined : { '@type': 'QuantitativeValue', value: car.km, unitCode: 'KMT' },
  numberOfDoors: (!isMotorbike(car) && car.doors) || undefined,
  seatingCapacity: car.seats || undefined,
  vehicleTransmission: words(car.simple_transmission),
  fuelType: words(car.simple_fuel),
  vehicleEngine: engineOf(car),
  driveWheelConfiguration: driveOf(car.drive),
  steeringPosition: isMotorbike(car) ? undefined : 'https://schema.org/RightHandDriving',
})

const picturesOf = ({ images }: Car, origin: string): string[] | undefined => {
  const pictures = photosOf(images ?? []).flatMap(({ image }) => absoluteHref(image.url, origin) ?? [])
  return pictures.length ? pictures : undefined
}

/** Every value equals the one on the page. A price of $10 or less is left out. */
export const carJsonLd = (car: Car, origin: string, country: Country): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': isCaravan(car) ? 'Vehicle' : (kindOf(car)?.['@type'] ?? 'Car'),
  '@id': carUrl(origin, car.slug),
  url: carUrl(origin, car.slug),
  name: car.name,
  sku: car.stocknum,
  brand: { '@type': 'Brand', name: car.make },
  model: car.model,
  vehicleModelDate: String(car.year),
  vehicleConfiguration: words(badgeAfter(car), car.series),
  numberOfPreviousOwners: car.previous_owners || undefined,
  color: words(car.colour),
  vehicleInteriorColor: words(car.interior_colour),
  bodyType: words(car.simple_body),
  ...(isCaravan(car) ? {} : drivenFacts(car)),
  itemCondition: conditionOf(car),
  image: picturesOf(car, origin),
  offers: {
    '@type': 'Offer',
    url: carUrl(origin, car.slug),
    price: shownAmount(car) ?? undefined,
    priceCurrency: shownAmount(car) === null ? undefined : countryFacts(country).currency,
    availability: availabilityOf(car),
    itemCondition: conditionOf(car),
    seller: { '@id': `${origin}/#dealer` },
  },
})

import { z } from 'zod'
import type { Car } from '@/core/car/car'
import { CAR_FIELDS } from '@/core/car/fields'
import { type PriceConfig, shownAmount } from '@/core/car/price'
import { rowShape } from '@/core/car/schema'
import { carUrl } from '@/search/seo/jsonLd'
import { priceWords } from './priceWords.rules'

const NAMES = [
  'slug',
  'stocknum',
  'name',
  'status',
  'reserved',
  'car_type',
  'year',
  'make',
  'model',
  'badge',
  'km',
  'colour',
  'simple_body',
  'simple_fuel',
  'simple_transmission',
  'drive',
  'seats',
  'price_type',
  'location_name',
  'city',
  'state',
  'dealership_name',
] as const

export const PRICE_TEXT = z.string().describe('The price with the words for what it covers: quote both')
export const carLineSchema = z.object({
  ...rowShape(CAR_FIELDS, NAMES),
  price: z.number().nullable().describe('Whole dollars; null where the website shows none'),
  price_text: PRICE_TEXT,
  distance_km: z.number().optional().describe('From the postcode that was asked for'),
  url: z.string().describe('The page of the car, for a person'),
})
export type CarLine = z.output<typeof carLineSchema>

type Facts = Pick<Car, (typeof NAMES)[number]>
function factsOf(car: Car): Facts
function factsOf(car: Record<string, unknown>): unknown {
  return Object.fromEntries(NAMES.flatMap((name) => (car[name] === undefined ? [] : [[name, car[name]]])))
}

export const carLine = (
  car: Car,
  { origin, config, distance }: { origin: string; config: PriceConfig; distance?: number },
): CarLine => ({
  ...factsOf(car),
  price: shownAmount(car),
  price_text: priceWords(car, config),
  ...(distance !== undefined && { distance_km: distance }),
  url: carUrl(origin, car.slug),
})

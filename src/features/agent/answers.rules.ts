import { isSold, carPageState, type ListingRules } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { type PriceConfig, priceOf, shownAmount } from '@/core/car/price'
import { t } from '@/lib/words'
import { z } from 'zod'
import { CAR_FIELDS } from '@/core/car/fields'
import { rowShape } from '@/core/car/schema'
import { carUrl } from '@/search/seo/jsonLd'
import { formatKm } from '@/core/money/format'

const NOT_STATED = 'what it covers is not stated'

/** `$54,990, Drive away`: an amount never stands without the words for what it covers. */
export function priceWords(car: Car, config: PriceConfig): string {
  if (isSold(car)) return t('Sold')
  const view = priceOf(car, config)
  if (view.kind === 'none') return view.text
  const covers = view.typeLabel ?? NOT_STATED
  if (view.kind === 'price')
    return [view.price.text, covers, ...(view.was ? [`was ${view.was.text}`] : [])].join(', ')
  const weekly = `${view.price.text} ${view.suffix}`
  return view.purchase ? `${weekly}, or to buy ${view.purchase.text}, ${covers}` : weekly
}

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
type CarLine = z.output<typeof carLineSchema>

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

type Lined = Pick<CarLine, 'name' | 'price_text' | 'km' | 'location_name' | 'url'>

export const lineText = ({ name, price_text, km, location_name, url }: Lined): string =>
  `${[name, price_text, km ? formatKm(km) : null, location_name].filter(Boolean).join(', ')}: ${url}`

interface FoundList {
  count: number
  page: number
  pages: number
  url: string
  retrieved_at: string
  cars: readonly Lined[]
}

/** `noun` fits the count: `1 car`, `2 cars`. */
export const listText = (
  { count, page, pages, url, retrieved_at, cars }: FoundList,
  { dealer, noun }: { dealer: string; noun: string },
): string =>
  [
    `${count} ${noun} at ${dealer}, page ${page} of ${Math.max(1, pages)}, read at ${retrieved_at}: ${url}`,
    ...cars.map((car) => `- ${lineText(car)}`),
  ].join('\n')

type OneCar = { car: Car } | { fault: string }

/** Of the cars that were meant, the one whose page the site shows now. Two dealerships may use the same stock number. */
export function oneCar(
  cars: readonly Car[],
  { named, rules, now }: { named: string; rules: ListingRules; now: Date },
): OneCar {
  const states = cars.map((car) => ({ car, state: carPageState(car, rules, now) }))
  const shown = states.filter(({ state }) => state === 'ok' || state === 'sold').map(({ car }) => car)
  const [car] = shown
  if (car && shown.length === 1) return { car }
  if (car)
    return {
      fault: `${shown.length} cars have the ${named}. Ask by slug: ${shown.map(({ slug }) => slug).join(', ')}.`,
    }
  return states.some(({ state }) => state === 'gone')
    ? { fault: `The car with the ${named} is no longer here.` }
    : { fault: `This dealer has no car with the ${named}.` }
}

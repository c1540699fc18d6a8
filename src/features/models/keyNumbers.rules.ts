import { t, phrase } from '@/lib/words'
import type { Car } from '@/core/car/car'
import { formatMetres, formatNumber } from '@/core/money/format'

const MOST_WORDS = 3

/** `4.7 L/100 km`, or `4.7 to 5.1 L/100 km` with the unit once; null without a value. */
const spanText = (values: readonly number[], write: (value: number) => string): string | null => {
  if (values.length === 0) return null
  const low = write(Math.min(...values))
  const high = write(Math.max(...values))
  if (low === high) return low
  const [figure = low, ...unit] = low.split(' ')
  return high.endsWith(unit.join(' '))
    ? t('{low} to {high}', { low: figure, high })
    : t('{low} to {high}', { low, high })
}

/** The words that occur, most frequent first; null without one. */
export const wordsText = (values: readonly (string | null | undefined)[]): string | null => {
  const counts = new Map<string, number>()
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  const words = [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word)
  return words.length > 0 ? words.slice(0, MOST_WORDS).join(', ') : null
}

/* Figures of a model from its cars in stock, so that the model's page cannot contradict theirs. */

export type StockCar = Pick<
  Car,
  | 'slug'
  | 'badge'
  | 'car_type'
  | 'colour'
  | 'doors'
  | 'drive'
  | 'images'
  | 'item_type'
  | 'price'
  | 'price_type'
  | 'seats'
  | 'simple_body'
  | 'simple_fuel'
  | 'simple_transmission'
  | 'specifications'
  | 'standardEquipment'
  | 'variant'
>
export type Line = readonly [label: string, value: string]
type Cars = readonly StockCar[]

/** What a model's page tells beside one picture. */
export interface Chapter {
  title: string
  lines: Line[]
  ticks: string[]
}

/** What a picture may show, by the words about it, for each chapter. */
const PICTURED: Readonly<Record<string, RegExp>> = {
  Space: /seat|cabin|interior|inside|boot/i,
  Drive: /side view|wheel|tray/i,
  Weights: /rear|drawbar|side view/i,
  Safety: /front view|headlight|dashboard/i,
}
const SAFETY = /airbag|brak|assist|stability|traction|blind spot|seat anchor|camera|sensors|adaptive/i
const TICKS = 6

/** New cars and demonstrators describe today's model; without any, the used ones do. */
export const describing = <T extends Pick<Car, 'car_type'>>(cars: readonly T[]): readonly T[] => {
  const current = cars.filter(({ car_type }) => car_type !== 'used')
  return current.length > 0 ? current : cars
}

export const unit = (text: string) => (value: number) => `${formatNumber(value)} ${text}`

/** The least and the greatest value among the cars that state one. */
export const span = (
  cars: Cars,
  read: (car: StockCar) => number | null | undefined,
  write: (value: number) => string,
) =>
  spanText(
    cars
      .map((car) => read(car))
      .filter((value) => value != null && value > 0)
      .map(Number),
    write,
  )

/** One statement for all that were tested: `5 stars (2018 to 2019)`. */
export function starsText(cars: readonly Pick<StockCar, 'variant'>[]): string | null {
  const tests = cars.flatMap(({ variant }) =>
    variant?.ancaprating && variant.ancapyear ? [[variant.ancaprating, variant.ancapyear] as const] : [],
  )
  const stars = spanText(
    tests.map(([found]) => found),
    (found) => t('{stars} stars', { stars: found }),
  )
  const years = spanText(
    tests.map(([, year]) => year),
    String,
  )
  return stars && years && t('{stars} ({years})', { stars, years })
}

type Rows = readonly (readonly [label: string, value: string | null])[]
/** A chapter of one line is none. */
const chapter = (title: string, rows: Rows, ticks: readonly string[] = []): Chapter[] => {
  const lines = rows.flatMap(([label, value]): Line[] => (value === null ? [] : [[label, value]]))
  const shown = ticks.slice(0, TICKS)
  return lines.length + shown.length > 1 ? [{ title, lines, ticks: shown }] : []
}

const towed = (cars: Cars): Chapter[] => [
  ...chapter(phrase('Space'), [
    [phrase('Sleeps'), span(cars, ({ specifications }) => specifications?.sleeps, String)],
    [phrase('Body length'), span(cars, ({ specifications }) => specifications?.body_length, formatMetres)],
    [phrase('Width'), span(cars, ({ specifications }) => specifications?.body_width, formatMetres)],
  ]),
  ...chapter(phrase('Weights'), [
    [phrase('Tare'), span(cars, ({ specifications }) => specifications?.tare_weight, unit('kg'))],
    [phrase('ATM'), span(cars, ({ specifications }) => specifications?.aggregate_trailer_mass, unit('kg'))],
    [
      phrase('You can load'),
      span(
        cars,
        ({ specifications: s }) =>
          s?.aggregate_trailer_mass && s.tare_weight ? s.aggregate_trailer_mass - s.tare_weight : null,
        unit('kg'),
      ),
    ],
    [phrase('Axles'), wordsText(cars.map(({ specifications }) => specifications?.axle_type))],
  ]),
]

export const fuelUse = (cars: Cars): string | null =>
  span(
    cars,
    ({ variant }) => variant?.fuelconsumptioncombined,
    (litres) => `${litres.toFixed(1)} L/100 km`,
  )

const driven = (cars: Cars): Chapter[] => [
  ...chapter(phrase('Space'), [
    [phrase('Seats'), span(cars, ({ seats }) => seats, String)],
    [phrase('Doors'), span(cars, ({ doors }) => doors, String)],
    [phrase('Length'), span(cars, ({ variant }) => variant?.vehiclelength, formatMetres)],
    [phrase('Width'), span(cars, ({ variant }) => variant?.vehiclewidth, formatMetres)],
  ]),
  ...chapter(phrase('Drive'), [
    [phrase('Fuel'), wordsText(cars.map(({ simple_fuel }) => simple_fuel))],
    [phrase('Fuel use, combined'), fuelUse(cars)],
    [phrase('Electric range (WLTP)'), span(cars, ({ variant }) => variant?.electric_range, unit('km'))],
    [phrase('Drive'), wordsText(cars.map(({ drive }) => drive))],
    [phrase('Transmission'), wordsText(cars.map(({ simple_transmission }) => simple_transmission))],
    [phrase('Torque'), span(cars, ({ variant }) => variant?.torque, unit('Nm'))],
    [phrase('Braked towing'), span(cars, ({ variant }) => variant?.braked_towing, unit('kg'))],
  ]),
  ...chapter(
    phrase('Safety'),
    [[phrase('ANCAP'), starsText(cars)]],
    onAll(cars).filter((item) => SAFETY.test(item)),
  ),
]

/** Equipment that all of these have. */
export const onAll = (cars: Cars): string[] =>
  (cars[0]?.standardEquipment ?? []).filter((item) =>
    cars.every(({ standardEquipment }) => standardEquipment?.includes(item)),
  )

const isTowed = ({ specifications }: StockCar): boolean => Boolean(specifications?.aggregate_trailer_mass)

/** Figures and equipment in chapters; what no car states is left out. */
export const chaptersOf = (cars: Cars): Chapter[] => (cars.some(isTowed) ? towed(cars) : driven(cars))

/** A picture for each title, no two the same: one whose words suit it, else the next one of the model; null without any. */
export function picturesFor(titles: readonly string[], cars: Cars): (string | null)[] {
  const shown = cars.flatMap(({ images }) => (images ?? []).slice(1).filter(({ tag }) => !tag))
  const taken = new Set<string>()
  return titles.map((title) => {
    const free = shown.filter(({ image }) => !taken.has(image.url))
    const found = free.find(({ alt }) => PICTURED[title]?.test(alt ?? '')) ?? free[0]
    if (found) taken.add(found.image.url)
    return found?.image.url ?? null
  })
}

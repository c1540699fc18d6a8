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

const SHOWN = 8

/** New cars and demonstrators describe today's model; without any, the used ones do. */
export const describing = <T extends Pick<Car, 'car_type'>>(cars: readonly T[]): readonly T[] => {
  const current = cars.filter(({ car_type }) => car_type !== 'used')
  return current.length > 0 ? current : cars
}

const unit = (text: string) => (value: number) => `${formatNumber(value)} ${text}`

/** The least and the greatest value among the cars that state one. */
const span = (
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

const towed = (cars: Cars): (readonly [string, string | null])[] => [
  [phrase('Sleeps'), span(cars, ({ specifications }) => specifications?.sleeps, String)],
  [phrase('Body length'), span(cars, ({ specifications }) => specifications?.body_length, formatMetres)],
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
  [phrase('Width'), span(cars, ({ specifications }) => specifications?.body_width, formatMetres)],
]

const stars = ({ variant }: StockCar): string | null =>
  variant?.ancaprating && variant.ancapyear
    ? t('{stars} stars ({year})', { stars: variant.ancaprating, year: variant.ancapyear })
    : null

const driven = (cars: Cars): (readonly [string, string | null])[] => [
  [phrase('Seats'), span(cars, ({ seats }) => seats, String)],
  [phrase('Fuel'), wordsText(cars.map(({ simple_fuel }) => simple_fuel))],
  [
    phrase('Fuel use, combined'),
    span(
      cars,
      ({ variant }) => variant?.fuelconsumptioncombined,
      (litres) => `${litres.toFixed(1)} L/100 km`,
    ),
  ],
  [phrase('Drive'), wordsText(cars.map(({ drive }) => drive))],
  [phrase('Transmission'), wordsText(cars.map(({ simple_transmission }) => simple_transmission))],
  [phrase('Torque'), span(cars, ({ variant }) => variant?.torque, unit('Nm'))],
  [phrase('Length'), span(cars, ({ variant }) => variant?.vehiclelength, formatMetres)],
  [phrase('ANCAP'), wordsText(cars.map(stars))],
]

const isTowed = ({ specifications }: StockCar): boolean => Boolean(specifications?.aggregate_trailer_mass)

/** At most eight; what no car states is left out. */
export const keyNumbers = (cars: Cars): Line[] =>
  (cars.some(isTowed) ? towed(cars) : driven(cars))
    .flatMap(([label, value]): Line[] => (value === null ? [] : [[label, value]]))
    .slice(0, SHOWN)

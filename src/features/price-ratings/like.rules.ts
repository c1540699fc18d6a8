/** Which cars of the platform are like one. Docs: decision 0155. */
import { kmBand } from '@/core/car/like'
import { ENOUGH, YEARS_APART } from '@/core/car/priceRating'
import type { PriceType } from '@/core/dealer/config/priceTypes'
import type { Country } from '@/core/dealer/country/country'
import { slugify } from '@/lib/slugify'

/** The facts that are compared. Money in dollars of the dealer's country. */
export interface PricedCar {
  id: string
  tenant: string
  country: Country
  make: string
  model: string
  badge: string | null
  series: string | null
  year: number
  km: number | null
  body: string | null
  fuel: string | null
  car_type: 'new' | 'used' | 'demo'
  price: number | null
  price_type: PriceType | null
  vin: string | null
  /** Epoch seconds; null: for sale. */
  soldAt: number | null
  created_at: number
}

/** Prices that cover different things, or in another country's money, are never compared. A car without a price is looked at as driven away. */
const comparedType = ({ price_type }: PricedCar): PriceType =>
  price_type === null || price_type === 'on_application' ? 'drive_away' : price_type

const folded = (text: string | null): string => (text ?? '').trim().toLowerCase()
/** `SR5` of `SR5 Double Cab Manual`: the line of a model. */
const lineOf = ({ badge }: PricedCar): string => folded(badge).split(/\s+/)[0] ?? ''

/** Cars with different keys are never alike. */
export const groupOf = (car: PricedCar): string =>
  [car.country, slugify(car.make), slugify(car.model), lineOf(car), car.car_type, comparedType(car)].join('|')

/** A car with its texts as they are compared: in a group of a thousand each is looked at a million times. */
interface Compared {
  car: PricedCar
  vin: string
  badge: string
  series: string
  body: string
  fuel: string
}
const comparedOf = (car: PricedCar): Compared => ({
  car,
  vin: folded(car.vin),
  badge: folded(car.badge),
  series: folded(car.series),
  body: folded(car.body),
  fuel: folded(car.fuel),
})

/** What one of both does not state keeps them not apart. */
const agrees = (one: string, other: string): boolean => !one || !other || one === other

/** A trailer has no odometer, and is like those without; a car whose odometer is not known is like none. */
function drivenAlike(car: PricedCar): (other: PricedCar) => boolean {
  if (car.car_type === 'new') return () => true
  const band = kmBand(car, 1)
  return band === null
    ? ({ km }) => car.km === null && km === null
    : ({ km }) => km !== null && km >= band.min && km <= band.max
}

/** One car that stands on two websites counts once. */
function once(cars: readonly Compared[]): Compared[] {
  const seen = new Set<string>()
  return cars.filter(({ vin, car: { id } }) => {
    const key = vin || id
    return !seen.has(key) && seen.add(key)
  })
}

/** The nearest first, by year and then by kilometres. */
export const nearestFirst = (car: PricedCar, cars: readonly PricedCar[]): PricedCar[] =>
  cars.toSorted(
    (one, other) =>
      Math.abs(one.year - car.year) - Math.abs(other.year - car.year) ||
      Math.abs((one.km ?? 0) - (car.km ?? 0)) - Math.abs((other.km ?? 0) - (car.km ?? 0)) ||
      (one.id < other.id ? -1 : 1),
  )

/** Of those with the same key, in no order: of the same badge where they are enough, else of its line. */
export function likeIn(group: readonly PricedCar[]): (car: PricedCar) => PricedCar[] {
  const others = group.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(comparedOf)
  const hasTwins = once(others).length < others.length
  return (car) => {
    const own = comparedOf(car)
    const isDrivenAlike = drivenAlike(car)
    const years = YEARS_APART[car.car_type]
    const all = others.filter(
      (other) =>
        Math.abs(car.year - other.car.year) <= years &&
        isDrivenAlike(other.car) &&
        other.car.id !== car.id &&
        (!own.vin || other.vin !== own.vin) &&
        agrees(own.series, other.series) &&
        agrees(own.body, other.body) &&
        agrees(own.fuel, other.fuel),
    )
    const line = hasTwins ? once(all) : all
    const badge = line.filter((other) => other.badge === own.badge)
    return (badge.length >= ENOUGH ? badge : line).map((other) => other.car)
  }
}

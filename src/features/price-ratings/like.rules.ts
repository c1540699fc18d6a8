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

/** What one of both does not state keeps them not apart. */
const agrees = (one: string | null, other: string | null): boolean =>
  !folded(one) || !folded(other) || folded(one) === folded(other)

/** A trailer has no odometer, and is like those without; a car whose odometer is not known is like none. */
function isDrivenAlike(car: PricedCar, other: PricedCar): boolean {
  if (car.car_type === 'new' || (car.km === null && other.km === null)) return true
  const band = kmBand(car, 1)
  return band !== null && other.km !== null && other.km >= band.min && other.km <= band.max
}

const isSame = (car: PricedCar, other: PricedCar): boolean =>
  car.id === other.id || (folded(car.vin) !== '' && folded(car.vin) === folded(other.vin))

const isLike = (car: PricedCar, other: PricedCar): boolean =>
  !isSame(car, other) &&
  agrees(car.series, other.series) &&
  agrees(car.body, other.body) &&
  agrees(car.fuel, other.fuel) &&
  Math.abs(car.year - other.year) <= YEARS_APART[car.car_type] &&
  isDrivenAlike(car, other)

/** One car that stands on two websites counts once. */
function once(cars: readonly PricedCar[]): PricedCar[] {
  const seen = new Set<string>()
  return cars.filter(({ vin, id }) => {
    const key = folded(vin) || id
    return !seen.has(key) && seen.add(key)
  })
}

const isNear = (car: PricedCar) => (one: PricedCar, other: PricedCar) =>
  Math.abs(one.year - car.year) - Math.abs(other.year - car.year) ||
  Math.abs((one.km ?? 0) - (car.km ?? 0)) - Math.abs((other.km ?? 0) - (car.km ?? 0)) ||
  (one.id < other.id ? -1 : 1)

/** Of those with the same key, the nearest first: of the same badge where they are enough, else of its line. */
export function likeCars(car: PricedCar, group: readonly PricedCar[]): PricedCar[] {
  const line = once(group.filter((other) => isLike(car, other)).toSorted(isNear(car)))
  const badge = line.filter((other) => folded(other.badge) === folded(car.badge))
  return badge.length >= ENOUGH ? badge : line
}

/** The built-in estimate: asking prices of similar cars on this platform, adjusted to the shopper's car. */
import { conditionFactor, type Condition } from './questions.rules'
import type { Range } from './range.rules'

/** Public facts of a car for sale. `price` in dollars. */
export interface Similar {
  price: number
  year: number
  km: number
}

/** Fewer cars are no market. */
export const FEWEST = 3
export const YEARS_APART = 2
const PER_YEAR = 0.08
const PER_10_000_KM = 0.03
/** The usual share of the asking price for preparing, guaranteeing and selling a car. */
export const DEALER_SHARE = 0.15

const atThisCar = ({ price, year, km }: Similar, car: Pick<Similar, 'year' | 'km'>): number =>
  price * (1 + PER_YEAR) ** (car.year - year) * Math.max(0.5, 1 - (PER_10_000_KM * (car.km - km)) / 10_000)

/** `share` from 0 to 1, of sorted values. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const low = sorted[Math.floor(at)] ?? 0
  const high = sorted[Math.ceil(at)] ?? low
  return low + (high - low) * (at - Math.floor(at))
}

/** Null when too few cars are similar. */
export function estimate(
  similar: readonly Similar[],
  car: Pick<Similar, 'year' | 'km'>,
  condition: Condition,
): Range | null {
  if (similar.length < FEWEST) return null
  const prices = similar.map((one) => atThisCar(one, car)).sort((a, b) => a - b)
  const factor = (1 - DEALER_SHARE) * conditionFactor(condition)
  return { low: quantile(prices, 0.25) * factor, high: quantile(prices, 0.75) * factor }
}

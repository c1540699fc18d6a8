import { conditionFactor, type Condition } from './answers.rules'
import { DateTime } from 'luxon'
import { type Asked, atYearAndKm, quantile } from '@/core/car/likePrice'
import { usableZone } from '@/core/dealer/country/zones'

/** Above either of these limits a person values the car: no estimate is given online. */
export const MAX_AGE_YEARS = 7
export const MAX_KM = 100_000

export type OverLimit = 'age' | 'km'

interface AgedCar {
  year: number
  km: number
}

/** Null when an estimate may be given. */
export function overLimit({ year, km }: AgedCar, now: Date): OverLimit | null {
  if (now.getUTCFullYear() - year > MAX_AGE_YEARS) return 'age'
  return km > MAX_KM ? 'km' : null
}

/** A guide is a range, never one figure. Money in dollars. */
export interface Range {
  low: number
  high: number
}

const STEP = 100
/** Least share between the two ends: nobody has seen the car yet. */
const NARROWEST = 0.08

/** Whole hundreds, the lower end rounded down and the upper end up. Null when such a range is not worth showing. */
export function guideRange({ low, high }: Range): Range | null {
  if (!Number.isFinite(low) || !Number.isFinite(high) || low > high) return null
  const middle = (low + high) / 2
  const half = Math.max((high - low) / 2, (middle * NARROWEST) / 2)
  const rounded = {
    low: Math.floor((middle - half) / STEP) * STEP,
    high: Math.ceil((middle + half) / STEP) * STEP,
  }
  return rounded.low >= STEP ? rounded : null
}

/** The figure that systems with one price get. */
export const middleOf = ({ low, high }: Range): number => Math.round((low + high) / 2 / STEP) * STEP

interface Debt {
  finance_owing: 'Yes' | 'No'
  payout?: number
}

/** What is left of that figure after the payout: negative when more is owed. */
export const netOf = (range: Range, { finance_owing, payout = 0 }: Debt): number =>
  middleOf(range) - (finance_owing === 'Yes' ? payout : 0)

/* The built-in estimate: asking prices of similar cars on this platform, adjusted to the shopper's car. */

/** Fewer cars are no market. */
export const FEWEST = 3
export const YEARS_APART = 2
/** The usual share of the asking price for preparing, guaranteeing and selling a car. */
export const DEALER_SHARE = 0.15

/** Null when too few cars are similar. */
export function estimate(
  similar: readonly Asked[],
  car: Pick<Asked, 'year' | 'km'>,
  condition: Condition,
): Range | null {
  if (similar.length < FEWEST) return null
  const prices = similar.map((one) => atYearAndKm(one, car)).sort((a, b) => a - b)
  const factor = (1 - DEALER_SHARE) * conditionFactor(condition)
  return { low: quantile(prices, 0.25) * factor, high: quantile(prices, 0.75) * factor }
}

export const VALID_DAYS = 14

/** The last day of a guide range made now, as yyyy-mm-dd in the dealer's zone. */
export const lastDay = (now: Date, zone: string): string =>
  DateTime.fromJSDate(now, { zone: usableZone(zone) })
    .plus({ days: VALID_DAYS })
    .toFormat('yyyy-MM-dd')

/** What is said of a price beside like cars. Docs: decision 0155. */
import { daysToSell } from '@/core/car/daysHere'
import { atYearAndKm, quantile } from '@/core/car/likePrice'
import type { PriceRating } from '@/core/car/ratingSchema'
import { comparedWith, ENOUGH, standingOf } from '@/core/car/priceRating'
import { sameValue } from '@/lib/sameValue'
import { nearestFirst, type PricedCar } from './like.rules'

/** Links on the page of a car. */
const OWN_SHOWN = 6
/** Of fewer sales, how long they took is somebody's own figure. */
const FEWEST_SALES = 3
const STEP = 100

const rounded = (dollars: number): number => Math.round(dollars / STEP) * STEP

/** A dealer's own prices are no market: one car of another dealer is among them. */
const isMarket = ({ tenant }: PricedCar, like: readonly PricedCar[]): boolean =>
  like.length >= ENOUGH && like.some((other) => other.tenant !== tenant)

function spread(car: PricedCar, like: readonly PricedCar[]) {
  if (!isMarket(car, like)) return { middle: null, low: null, high: null }
  const here = { year: car.year, km: car.km ?? 0 }
  const prices = Float64Array.from(like, ({ price, year, km }) =>
    atYearAndKm({ price: price ?? 0, year, km: km ?? 0 }, here),
  ).sort()
  const at = (share: number) => rounded(quantile(prices, share))
  return { middle: at(0.5), low: at(0.25), high: at(0.75) }
}

/** `sales`: of the same line and state of wear, whatever their age. */
function usualDays(sales: readonly PricedCar[]): number | null {
  const days = sales.flatMap(
    ({ created_at, soldAt }) => daysToSell({ created_at, sold_date_timestamp: soldAt }) ?? [],
  )
  const sorted = days.sort((a, b) => a - b)
  return sorted.length < FEWEST_SALES ? null : Math.round(quantile(sorted, 0.5))
}

interface Beside {
  like: readonly PricedCar[]
  sales: readonly PricedCar[]
  /** Dollars; null without one. */
  guide: number | null
}

export function ratingOf(car: PricedCar, { like, sales, guide }: Beside): PriceRating {
  const market = spread(car, like)
  const compared = comparedWith({ ...market, guide })
  const standing = car.price !== null && compared !== null ? standingOf(car.price, compared) : null
  const own = like.filter(({ tenant, soldAt }) => tenant === car.tenant && soldAt === null)
  return {
    ...{ price: car.price, type: car.price_type },
    ...{ is: standing?.is ?? null, against: standing?.against ?? null },
    ...market,
    count: like.length,
    sold: like.filter(({ soldAt }) => soldAt !== null).length,
    others: like.filter(({ tenant }) => tenant !== car.tenant).length,
    own: nearestFirst(car, own)
      .slice(0, OWN_SHOWN)
      .map(({ id }) => id),
    ...{ guide, days: usualDays(sales) },
  }
}

/** Of money, and of how many and how long. */
const [NEAR, ABOUT] = [0.01, 0.1]
const isNearly = (one: number | null, other: number | null, share: number): boolean =>
  one === other || (one !== null && other !== null && Math.abs(one - other) <= share * Math.abs(one))

/**
 * What is stored still holds: each rating that is written makes pages of its dealer anew, and one car that is sold moves the middle of
 * dozens of others by a few dollars.
 */
export function stillHolds(stored: PriceRating | null | undefined, fresh: PriceRating): boolean {
  if (!stored) return false
  const exact = ({ price, type, is, guide, own }: PriceRating) => ({ price, type, is, guide, own })
  return (
    sameValue(exact(stored), exact(fresh)) &&
    (['middle', 'low', 'high'] as const).every((name) => isNearly(stored[name], fresh[name], NEAR)) &&
    (['count', 'sold', 'others', 'days'] as const).every((name) => isNearly(stored[name], fresh[name], ABOUT))
  )
}

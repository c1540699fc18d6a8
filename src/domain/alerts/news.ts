/** What a shopper has not been told yet: a pure comparison of what was told with what matches now. */
import type { Car } from '@/domain/car/car'
import { hasPrice } from '@/domain/car/price'

/** Prices in whole dollars; `seen` in epoch seconds. */
export interface Told {
  price: number | null
  price_type: string | null
  seen: number
}
export interface Memory {
  /** By car id; null before the first look. */
  told: Record<string, Told> | null
  /** Epoch seconds: of cars created up to here only those in `told` count. Lets a long list be remembered by its newest. */
  floor: number
}
export type Match = Pick<Car, 'id' | 'price' | 'price_type' | 'created_at'>
export interface Matches {
  /** The newest matches, newest first. */
  newest: readonly Match[]
  /** There are more than `newest` holds. */
  cut: boolean
  /** Cars told before that match and are not among the newest. */
  older: readonly Match[]
}
export interface News {
  fresh: string[]
  drops: { id: string; before: number }[]
  memory: Memory
}

/** A car that was away for less than this is the same car when it is back. */
const KEPT_SECONDS = 30 * 86_400
const MOST_KEPT = 1200

const priceNow = (car: Match): number | null => (hasPrice(car) ? (car.price ?? null) : null)

/** The price that counts from now on: lower or first ones, and those that are another kind of price; never a higher one. */
const tell = (before: Told | undefined, car: Match, seen: number): Told => {
  const price = priceNow(car)
  const price_type = car.price_type ?? null
  const kept =
    before !== undefined &&
    before.price !== null &&
    (price === null || (before.price_type === price_type && before.price <= price))
  return kept ? { ...before, seen } : { price, price_type, seen }
}

/** A drive-away price and one before charges cannot be compared, so a change of kind is no drop. */
const isDrop = (before: Told, after: Told): before is Told & { price: number } =>
  before.price !== null &&
  after.price !== null &&
  before.price_type === after.price_type &&
  after.price < before.price

const remembered = (told: Record<string, Told>, now: number): Record<string, Told> =>
  Object.fromEntries(
    Object.entries(told)
      .filter(([, { seen }]) => seen > now - KEPT_SECONDS)
      .sort(([, a], [, b]) => b.seen - a.seen)
      .slice(0, MOST_KEPT),
  )

/**
 * Compares. At the first look only cars created after `since` are news: what was there is taken as known.
 * @param since when the shopper confirmed, epoch seconds
 * @param now epoch seconds
 */
export const compareMatches = (
  memory: Memory,
  { newest, cut, older }: Matches,
  since: number,
  now: number,
): News => {
  const floor = memory.told ? memory.floor : since
  const news: News = { fresh: [], drops: [], memory: { told: {}, floor: 0 } }
  const told: Record<string, Told> = {}
  for (const car of [...newest, ...older]) {
    const before = memory.told?.[car.id]
    const after = tell(before, car, now)
    told[car.id] = after
    if (!before && car.created_at > floor) news.fresh.push(car.id)
    if (before && isDrop(before, after)) news.drops.push({ id: car.id, before: before.price })
  }
  const oldest = cut ? (newest.at(-1)?.created_at ?? 0) : 0
  // Not `since`: a car that was hidden, or too dear, while the shopper signed up is still news later.
  news.memory = { told: remembered({ ...memory.told, ...told }, now), floor: Math.max(memory.floor, oldest) }
  return news
}

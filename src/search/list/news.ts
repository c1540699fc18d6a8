import type { Car } from '@/core/car/car'
import { hasPrice } from '@/core/car/price'
import { DAY_S } from '@/lib/time'

export interface SeenCar {
  price: number | null
  price_type: string | null
  seen: number
  /** Of a saved car: it was sold, withdrawn or on hold at the last check. */
  out?: boolean
}
export interface Memory {
  /** By car id; null before the first check. */
  seen_cars: Record<string, SeenCar> | null
  /** Epoch seconds. A car created up to this time counts only if it is in `seen_cars`. */
  floor: number
}
export type Match = Pick<Car, 'id' | 'price' | 'price_type' | 'created_at'>
export interface Matches {
  newest: readonly Match[]
  cut: boolean
  older: readonly Match[]
}
export interface News {
  fresh: string[]
  drops: { id: string; before: number }[]
  back: string[]
  memory: Memory
}

/** A car that returns within this time counts as the same car. */
const STORED_SECONDS = 30 * DAY_S
const MOST_STORED = 1200

const priceNow = (car: Match): number | null => (hasPrice(car) ? (car.price ?? null) : null)

/** A rise changes nothing. A lower price, a first price or another price type replaces the old one. */
export const tell = (before: SeenCar | undefined, car: Match, seen: number): SeenCar => {
  const price = priceNow(car)
  const price_type = car.price_type ?? null
  const stored =
    before !== undefined &&
    before.price !== null &&
    (price === null || (before.price_type === price_type && before.price <= price))
  return stored ? { ...before, seen } : { price, price_type, seen }
}

/** A drive-away price and one before charges cannot be compared, so a change of type is no drop. */
export const isDrop = (before: SeenCar, after: SeenCar): before is SeenCar & { price: number } =>
  before.price !== null &&
  after.price !== null &&
  before.price_type === after.price_type &&
  after.price < before.price

const remembered = (cars: Record<string, SeenCar>, now: number): Record<string, SeenCar> =>
  Object.fromEntries(
    Object.entries(cars)
      .filter(([, { seen }]) => seen > now - STORED_SECONDS)
      .sort(([, a], [, b]) => b.seen - a.seen)
      .slice(0, MOST_STORED),
  )

/** New cars and price drops. The first check counts cars created after `since`. Times in epoch seconds. */
export const compareMatches = (
  memory: Memory,
  { newest, cut, older }: Matches,
  since: number,
  now: number,
): News => {
  const floor = memory.seen_cars ? memory.floor : since
  const news: News = { fresh: [], drops: [], back: [], memory: { seen_cars: {}, floor: 0 } }
  const seen: Record<string, SeenCar> = {}
  for (const car of [...newest, ...older]) {
    const before = memory.seen_cars?.[car.id]
    const after = tell(before, car, now)
    seen[car.id] = after
    if (!before && car.created_at > floor) news.fresh.push(car.id)
    if (before && isDrop(before, after)) news.drops.push({ id: car.id, before: before.price })
  }
  const oldest = cut ? (newest.at(-1)?.created_at ?? 0) : 0
  // Not `since`: a car that was hidden or too expensive at sign-up must count as new later.
  news.memory = {
    seen_cars: remembered({ ...memory.seen_cars, ...seen }, now),
    floor: Math.max(memory.floor, oldest),
  }
  return news
}

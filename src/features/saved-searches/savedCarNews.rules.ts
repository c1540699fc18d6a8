import { isAvailable } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { hasPrice } from '@/core/car/price'
import { isDrop, type Match, type News, tell, type SeenCar } from '@/search/list/news'

export interface WatchedCar {
  car: Match & Pick<Car, 'status' | 'sold' | 'reserved'>
  /** The id that was saved, of a car that is another one by now. */
  savedAs?: string
  savedPrice: number | null
  savedPriceType: string | null
}

const canBeHad = (car: WatchedCar['car']): boolean => isAvailable(car) && car.reserved !== true

/** The first check compares with today's price; for a car that was saved later, with its price of that day. */
const baseline = (
  { car, savedPrice, savedPriceType }: WatchedCar,
  isFirst: boolean,
  now: number,
): SeenCar => {
  const price = isFirst ? (car.price ?? null) : savedPrice
  const price_type = isFirst ? (car.price_type ?? null) : savedPriceType
  return { price: hasPrice({ price: price ?? 0 }) ? price : null, price_type, seen: now }
}

/** Price drops of saved cars, and those that are for sale again. `known` null before the first check; `now` in epoch s. */
export const compareSaved = (
  known: Record<string, SeenCar> | null,
  watched: readonly WatchedCar[],
  now: number,
): News => {
  const memory: Record<string, SeenCar> = {}
  const news: News = { fresh: [], drops: [], back: [], memory: { seen_cars: memory, floor: 0 } }
  for (const one of watched) {
    const { car, savedAs = car.id } = one
    const before = known?.[car.id] ?? known?.[savedAs] ?? baseline(one, known === null, now)
    if (!canBeHad(car)) {
      memory[car.id] = { ...before, seen: now, out: true }
      continue
    }
    const { out: wasOut, ...last } = before
    const after = tell(last, car, now)
    memory[car.id] = after
    if (wasOut) news.back.push(car.id)
    if (isDrop(last, after)) news.drops.push({ id: car.id, before: last.price })
  }
  return news
}

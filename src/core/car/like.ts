import type { Car } from './car'

interface Band {
  min: number
  max: number
}

export interface LikeStep {
  by: 'simple_body' | 'make'
  /** Null: no price, or any will do. */
  price: Band | null
  /** Null: unknown, or any will do. From 0 on, cars of unknown kilometres count. */
  km: Band | null
  /** Facts that both have. */
  same?: readonly ('seats' | 'simple_fuel')[]
}

const KM_APART = 30_000

const priceBand = ({ price }: Pick<Car, 'price'>, spread: number): Band | null =>
  price ? { min: Math.floor(price * (1 - spread)), max: Math.ceil(price * (1 + spread)) } : null

/** Within 30,000 km, or half of its own where that is more. A new car without a figure has driven none. */
export const kmBand = ({ km, car_type }: Pick<Car, 'km' | 'car_type'>, times: number): Band | null => {
  if (km == null && car_type !== 'new') return null
  const own = km ?? 0
  const apart = Math.round(Math.max(KM_APART, own / 2) * times)
  return { min: Math.max(0, own - apart), max: own + apart }
}

/** First those with as many seats, of the same fuel where they are; of each all three; then price and kilometres twice as far apart; then the body alone, then the make. */
export const likeSteps = (
  car: Pick<Car, 'simple_body' | 'price' | 'km' | 'car_type'> & Partial<Pick<Car, 'seats' | 'simple_fuel'>>,
): readonly LikeStep[] => {
  const near = { by: 'simple_body', price: priceBand(car, 0.2), km: kmBand(car, 1) } as const
  const ofBody: LikeStep[] = [
    ...(car.seats && car.simple_fuel ? [{ ...near, same: ['seats', 'simple_fuel'] as const }] : []),
    ...(car.seats ? [{ ...near, same: ['seats'] as const }] : []),
    near,
    { by: 'simple_body', price: priceBand(car, 0.4), km: kmBand(car, 2) },
    { by: 'simple_body', price: null, km: null },
  ]
  return [...(car.simple_body ? ofBody : []), { by: 'make', price: null, km: null }]
}

/** Each model once, in this order, before any comes a second time. */
export function modelsInTurn<T extends Pick<Car, 'make' | 'model'>>(cars: readonly T[]): T[] {
  const times = new Map<string, number>()
  return cars
    .map((car) => {
      const name = `${car.make} ${car.model}`
      const turn = times.get(name) ?? 0
      times.set(name, turn + 1)
      return { car, turn }
    })
    .sort((a, b) => a.turn - b.turn)
    .map(({ car }) => car)
}

/** The nearest price first, those without one last; cars at the same distance keep their order. */
export const byPriceDistance = <T extends Pick<Car, 'price'>>(
  cars: readonly T[],
  { price }: Pick<Car, 'price'>,
): T[] => {
  if (!price) return [...cars]
  const distance = (other: T): number => (other.price ? Math.abs(other.price - price) : Infinity)
  return cars.toSorted((a, b) => (distance(a) === distance(b) ? 0 : distance(a) - distance(b)))
}

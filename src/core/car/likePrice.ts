/** Asking prices of like cars, brought to one car's year and kilometres by one rule. Money in dollars. */
export interface Asked {
  price: number
  year: number
  /** 0 for what is not driven. */
  km: number
}

/** A car a year younger asks so much more, and one with 10,000 km less. */
export const PER_YEAR = 0.08
export const PER_10_000_KM = 0.03
/** However far apart two odometers are, half of the price is left. */
const LEAST = 0.5

export const atYearAndKm = ({ price, year, km }: Asked, car: Omit<Asked, 'price'>): number =>
  price * (1 + PER_YEAR) ** (car.year - year) * Math.max(LEAST, 1 - (PER_10_000_KM * (car.km - km)) / 10_000)

/** `share` from 0 to 1, of sorted values. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const at = (sorted.length - 1) * share
  const low = sorted[Math.floor(at)] ?? 0
  const high = sorted[Math.ceil(at)] ?? low
  return low + (high - low) * (at - Math.floor(at))
}

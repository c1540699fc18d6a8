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

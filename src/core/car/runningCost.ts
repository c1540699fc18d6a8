import { phrase } from '@/lib/words'

/** Apart from the car's figures: their dates need more code than a page may load. */
export type Energy = 'power' | 'petrol' | 'diesel'

/** What a box asks for. */
export const PRICE_LABELS: Record<Energy, string> = {
  petrol: phrase('Cents for a litre'),
  diesel: phrase('Cents for a litre of diesel'),
  power: phrase('Cents for a kWh'),
}

export interface Running {
  /** Kilometres a year. */
  km: number
  /** Cents for a kWh, or a litre. */
  cents: number
  /** Dollars a year whether it is driven or not: registration, insurance, servicing. */
  fixed: number
}
export const USUAL_KM = 12_000
/** About what they cost in 2026, to begin with: each is typed over. */
export const USUAL_CENTS: Record<Energy, number> = { power: 30, petrol: 190, diesel: 195 }
export const MOST_RUNNING: Running = { km: 200_000, cents: 1000, fixed: 100_000 }

const isWithin = (figure: number, most: number): boolean => figure > 0 && figure <= most

/** Dollars a year; null without figures. `use`: kWh or litres for 100 km. */
export const runningCost = (use: number | null | undefined, { km, cents, fixed }: Running): number | null =>
  use &&
  use > 0 &&
  isWithin(km, MOST_RUNNING.km) &&
  isWithin(cents, MOST_RUNNING.cents) &&
  fixed >= 0 &&
  fixed <= MOST_RUNNING.fixed
    ? Math.round((km / 100) * use * (cents / 100) + fixed)
    : null

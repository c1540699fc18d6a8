/** Apart from the car's figures: their dates need more code than a page may load. */
export interface Running {
  /** Kilometres a year. */
  km: number
  /** Cents for a kWh. */
  cents: number
}
export const USUAL_RUNNING: Running = { km: 12_000, cents: 30 }
const MAX_RUNNING: Running = { km: 200_000, cents: 300 }

/** Dollars a year for driving on electricity alone; null without figures. */
export const runningCost = (use: number | null | undefined, { km, cents }: Running): number | null =>
  use && use > 0 && km > 0 && cents > 0 && km <= MAX_RUNNING.km && cents <= MAX_RUNNING.cents
    ? Math.round((km / 100) * use * (cents / 100))
    : null

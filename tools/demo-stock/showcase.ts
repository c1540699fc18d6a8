/** The newest arrivals: a varied row that the plan names, which visitors see first. */
import type { StockCar } from './stockCar'

const DAYS_APART = 0.22
/** All other cars came before the row. */
const CLEAR_DAYS = 10 * DAYS_APART + 0.1

export function showcase(row: readonly string[], cars: StockCar[]): StockCar[] {
  const fresh = new Map(row.map((stocknum, place) => [stocknum, 0.08 + place * DAYS_APART]))
  return cars.map((car) => {
    const days =
      fresh.get(car.stocknum) ??
      (car.listed_days_ago < CLEAR_DAYS ? car.listed_days_ago + CLEAR_DAYS : car.listed_days_ago)
    return { ...car, listed_days_ago: Math.round(days * 100) / 100 }
  })
}

import type { StockCar } from './stockCar'

/** The place in a list: fresh, photographed and available cars first. A car whose pictures are still to come counts as photographed. */
export function rankOf(car: StockCar): number {
  const available = car.status === 'in_stock' && !car.reserved
  const points =
    500 -
    Math.min(300, car.listed_days_ago * 2) +
    (car.images?.length === 0 ? 0 : 200) +
    (available ? 150 : 0) +
    (car.price ? 100 : 0) +
    Number(car.stocknum.slice(-2)) / 2
  return Math.round(points)
}

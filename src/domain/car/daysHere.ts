import { DAY_SECONDS, epochSeconds, isAvailable } from './availability'
import type { Car } from './car'

/** Whole days since it was listed; null for a car that is not here: sold, withdrawn or still to come. */
export const daysHere = (car: Pick<Car, 'status' | 'sold' | 'created_at'>, now: Date): number | null =>
  isAvailable(car) && car.status === 'in_stock' && car.created_at > 0
    ? Math.max(0, Math.floor((epochSeconds(now) - car.created_at) / DAY_SECONDS))
    : null

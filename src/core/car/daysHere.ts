import { civilAt, daysBetween } from '@/core/dealer/country/civil'
import { isAvailable } from './availability'
import { DAY_S } from '@/lib/time'
import type { Car } from './car'

/** Days of the dealer's calendar since it was listed; null for a car that is sold, withdrawn or still to come. */
export const daysHere = (
  car: Pick<Car, 'status' | 'sold' | 'created_at'>,
  now: Date,
  zone: string,
): number | null =>
  isAvailable(car) && car.status === 'in_stock' && car.created_at > 0
    ? Math.max(0, daysBetween(civilAt(new Date(car.created_at * 1000), zone).date, civilAt(now, zone).date))
    : null

type Timed = { created_at?: number | null; sold_date_timestamp?: number | null }
/** Whole days from the first day on the site to the sale; null without both. */
export const daysToSell = ({ created_at, sold_date_timestamp }: Timed): number | null =>
  created_at && sold_date_timestamp
    ? Math.max(0, Math.round((sold_date_timestamp - created_at) / DAY_S))
    : null

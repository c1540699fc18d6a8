import { DateTime } from 'luxon'
import type { Car } from '@/core/car/car'
import { LOCALE } from '@/lib/figures'

/** In the location's zone, e.g. `21 November, 3:40 pm`: true on a cached page too. */
export const checkedText = (car: Pick<Car, 'updated_at'>, zone: string): string | null => {
  if (!car.updated_at) return null
  const at = DateTime.fromSeconds(car.updated_at, { zone, locale: LOCALE })
  return at.toFormat('d MMMM, h:mm a').replace('AM', 'am').replace('PM', 'pm')
}

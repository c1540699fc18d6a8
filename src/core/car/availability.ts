/** Instants are Dates; timestamps of cars are epoch seconds. */
import type { Car } from './car'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { DAY_S } from '@/lib/time'

export const epochSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)

type CarStatus = Pick<Car, 'status' | 'sold'>
type Shown = CarStatus & Pick<Car, 'sold_date_timestamp' | 'show_on_dealer_website' | 'make' | 'car_type'>
export type ListingRules = Pick<TenantConfig['search'], 'soldDays' | 'excludedMakes' | 'usedOnly'>

export const isSold = (car: CarStatus): boolean => car.sold === true || car.status === 'sold'

export const ON_SHOW_STATUSES = ['in_stock', 'coming_soon'] as const satisfies readonly Car['status'][]

export const isOnShow = (status: string | null | undefined): boolean =>
  ON_SHOW_STATUSES.some((onShow) => onShow === status)

export const isAvailable = (car: CarStatus): boolean => !isSold(car) && isOnShow(car.status)

export const isFreeHere = (car: CarStatus & Pick<Car, 'reserved'>): boolean =>
  !isSold(car) && car.status === 'in_stock' && !car.reserved

export const soldSince = (now: Date, soldDays: number): number => epochSeconds(now) - soldDays * DAY_S

/** A sale without a date counts as outside the grace days. */
export const isSoldInGrace = (
  car: Pick<Car, 'status' | 'sold' | 'sold_date_timestamp'>,
  soldDays: number,
  now: Date,
): boolean => isSold(car) && (car.sold_date_timestamp ?? 0) > soldSince(now, soldDays)

export const isShownOnSite = (
  car: Pick<Car, 'show_on_dealer_website' | 'make' | 'car_type'>,
  rules: Pick<ListingRules, 'excludedMakes' | 'usedOnly'>,
): boolean =>
  car.show_on_dealer_website !== false &&
  (!rules.usedOnly || car.car_type === 'used') &&
  !rules.excludedMakes.some((make) => make.toLowerCase() === car.make.toLowerCase())

export const isListed = (car: Shown, rules: ListingRules, now: Date): boolean =>
  isShownOnSite(car, rules) && (isAvailable(car) || isSoldInGrace(car, rules.soldDays, now))

export type PageState = 'ok' | 'sold' | 'gone' | 'missing'

/** `ok` and `sold` answer 200, `gone` 410 (withdrawn, or sold past the grace days), `missing` 404. */
export const carPageState = (car: Shown | null, rules: ListingRules, now: Date): PageState => {
  if (!car || !isShownOnSite(car, rules)) return 'missing'
  if (isAvailable(car)) return 'ok'
  return isSoldInGrace(car, rules.soldDays, now) ? 'sold' : 'gone'
}

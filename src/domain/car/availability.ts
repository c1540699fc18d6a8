/** Which cars a site shows and which of them can still be had. Instants are Dates; car stamps are epoch seconds. */
import type { Car } from './car'
import type { TenantConfig } from '@/domain/tenant/tenantConfig'

export const DAY_SECONDS = 86_400
export const epochSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)

type Standing = Pick<Car, 'status' | 'sold'>
type Shown = Standing & Pick<Car, 'sold_date_timestamp' | 'show_on_dealer_website' | 'make' | 'car_type'>
export type ListingRules = Pick<TenantConfig['search'], 'soldDays' | 'excludedMakes' | 'usedOnly'>

export const isSold = (car: Standing): boolean => car.sold === true || car.status === 'sold'

/** In stock or coming soon, and not sold. */
export const isAvailable = (car: Standing): boolean =>
  !isSold(car) && (car.status === 'in_stock' || car.status === 'coming_soon')

/** The first second (epoch) at which a sale is still recent enough to be listed. */
export const soldSince = (now: Date, soldDays: number): number => epochSeconds(now) - soldDays * DAY_SECONDS

/** Sold within the site's grace days; a sale without a date counts as long ago. */
export const isSoldInGrace = (
  car: Pick<Car, 'status' | 'sold' | 'sold_date_timestamp'>,
  soldDays: number,
  now: Date,
): boolean => isSold(car) && (car.sold_date_timestamp ?? 0) > soldSince(now, soldDays)

/** What the site may show at all, whatever its status: not hidden by the dealer, not a make or type that the site leaves out. */
export const isShownOnSite = (
  car: Pick<Car, 'show_on_dealer_website' | 'make' | 'car_type'>,
  rules: Pick<ListingRules, 'excludedMakes' | 'usedOnly'>,
): boolean =>
  car.show_on_dealer_website !== false &&
  (!rules.usedOnly || car.car_type === 'used') &&
  !rules.excludedMakes.some((make) => make.toLowerCase() === car.make.toLowerCase())

/** The listing rule: shown on the site, and available or recently sold. */
export const isListed = (car: Shown, rules: ListingRules, now: Date): boolean =>
  isShownOnSite(car, rules) && (isAvailable(car) || isSoldInGrace(car, rules.soldDays, now))

export type PageState = 'ok' | 'sold' | 'gone' | 'missing'

/** How a car's own page answers: `ok` and `sold` 200, `gone` 410 (sold and past its grace days, or withdrawn), `missing` 404. */
export const carPageState = (car: Shown | null, rules: ListingRules, now: Date): PageState => {
  if (!car || !isShownOnSite(car, rules)) return 'missing'
  if (isAvailable(car)) return 'ok'
  return isSoldInGrace(car, rules.soldDays, now) ? 'sold' : 'gone'
}

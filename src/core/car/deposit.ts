import { isSold } from './availability'
import type { Car } from './car'
import { MINIMUM_SHOWN_PRICE } from './price'
import { formatMoney } from '@/core/money/format'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'

export type Reservable = Pick<
  Car,
  'status' | 'sold' | 'reserved' | 'price' | 'preorder' | 'car_type' | 'state' | 'slug'
>
export interface ReserveConfig {
  features: Pick<TenantConfig['features'], 'reserve'>
  labels: Pick<TenantConfig['labels'], 'reserve'>
  reserve: TenantConfig['reserve']
}

/** States that cap what a dealer may take before delivery, as a share of the price. */
const DEPOSIT_CAPS: Readonly<Record<string, number>> = { NSW: 0.1 }

export const isReservable = (car: Reservable, { features, reserve }: ReserveConfig): boolean =>
  features.reserve &&
  reserve.carTypes.includes(car.car_type) &&
  car.status === 'in_stock' &&
  !isSold(car) &&
  car.reserved !== true &&
  car.preorder !== true &&
  (car.price ?? 0) > MINIMUM_SHOWN_PRICE &&
  (car.price ?? 0) >= reserve.minimumPrice

/** Whole dollars; 0 means that the car is held without a payment. */
export function depositOf({ price, state }: Pick<Car, 'price' | 'state'>, rules: ReserveConfig['reserve']) {
  const dollars = price ?? 0
  if (dollars < rules.depositFromPrice) return 0
  const cap = DEPOSIT_CAPS[state?.trim().toUpperCase() ?? '']
  return cap === undefined ? rules.deposit : Math.min(rules.deposit, Math.floor(dollars * cap))
}

/** A buyer in a state with a cap may also see the car before paying, and before taking it home. */
export const mustOfferInspection = ({ state }: Pick<Car, 'state'>): boolean =>
  (state?.trim().toUpperCase() ?? '') in DEPOSIT_CAPS

export const reservePath = ({ slug }: Pick<Car, 'slug'>, { reserve }: Pick<ReserveConfig, 'reserve'>) =>
  `/cars/${slug}/${reserve.path}`

/** Address of the line for a reserved car; null where the dealer has no lines, and for a car that is free. */
export const lineHref = (
  car: Pick<Car, 'slug' | 'reserved'>,
  config: Pick<ReserveConfig, 'features' | 'reserve'>,
): string | null => (car.reserved && config.features.reserve ? reservePath(car, config) : null)

export interface ReserveOffer {
  deposit: number
  label: string
  href: string
}

/** Null for a car that cannot be reserved. The label leaves out a deposit of zero. */
export function reserveOffer(car: Reservable, config: ReserveConfig): ReserveOffer | null {
  if (!isReservable(car, config)) return null
  const deposit = depositOf(car, config.reserve)
  const { reserve: label } = config.labels
  return {
    deposit,
    label: deposit > 0 ? `${label} ${formatMoney(deposit)}` : label,
    href: reservePath(car, config),
  }
}

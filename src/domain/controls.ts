/** Which buttons a car has (V1, V3, V7, P1). */
import { isAvailable, isReservable } from './availability'
import type { Car } from './car'
import { formatMoney } from './format'
import type { TenantConfig } from './tenantConfig'

type Controlled = Pick<
  Car,
  | 'status'
  | 'sold'
  | 'reserved'
  | 'price'
  | 'preorder'
  | 'thumbnails'
  | 'images'
  | 'car_type'
  | 'file'
  | 'state'
  | 'subscription_price'
>
export type ControlConfig = Pick<TenantConfig, 'features' | 'labels' | 'reserveDeposit'>

export interface CarControls {
  compare: boolean
  favourite: boolean
  /** Null where the car cannot be reserved; `deposit` in dollars, 0 when none is asked. */
  reserve: { label: string; deposit: number } | null
  /** Explore, enquire, test drive and photos: there while the car can be had. */
  enquire: boolean
  testDrive: boolean
  makeOffer: boolean
  photoRequest: boolean
  /** Find Me Something Similar, in the place of all others. */
  similar: boolean
  tradeIn: boolean
  /** Address of the history report. */
  history: string | null
}

const hasPictures = (car: Pick<Car, 'thumbnails' | 'images'>): boolean =>
  (car.thumbnails?.length ?? 0) + (car.images?.length ?? 0) > 0

/** Compare and favourite: not where the feature is off, the car is gone, has no price, or cannot be seen. */
const isCollectable = (car: Controlled, features: ControlConfig['features']): boolean =>
  features.garage &&
  isAvailable(car) &&
  (car.price ?? 0) > 0 &&
  hasPictures(car) &&
  (!features.compareUsedOnly || car.car_type === 'used')

/** New South Wales caps a deposit before delivery at a tenth of the price. */
export const reserveDeposit = (car: Pick<Car, 'price' | 'state'>, deposit: number): number =>
  car.state === 'NSW' ? Math.min(deposit, Math.floor((car.price ?? 0) / 10)) : deposit

/** `Reserve Now · $200`; a deposit of nothing is not said. */
export const reserveLabel = (label: string, deposit: number): string =>
  deposit > 0 ? `${label} · ${formatMoney(deposit)}` : label

export const carControls = (car: Controlled, config: ControlConfig): CarControls => {
  const { features, labels } = config
  const available = isAvailable(car)
  const collectable = isCollectable(car, features)
  const deposit = reserveDeposit(car, config.reserveDeposit)
  return {
    compare: collectable,
    favourite: collectable,
    reserve: isReservable(car, features) ? { label: reserveLabel(labels.reserve, deposit), deposit } : null,
    enquire: available,
    testDrive: available && features.testDrive && car.status === 'in_stock',
    makeOffer: available && features.makeOffer && (car.price ?? 0) > 10,
    photoRequest: available && features.photoRequest,
    similar: !available,
    tradeIn: available && features.tradeIn,
    history: car.file || null,
  }
}

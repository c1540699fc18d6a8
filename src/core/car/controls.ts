import { isAvailable } from './availability'
import type { Car } from './car'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'

type Controlled = Pick<
  Car,
  'status' | 'sold' | 'reserved' | 'price' | 'thumbnails' | 'images' | 'car_type' | 'file'
>
export type ControlConfig = Pick<TenantConfig, 'features'>

export interface CarControls {
  compare: boolean
  favourite: boolean
  enquire: boolean
  testDrive: boolean
  makeOffer: boolean
  photoRequest: boolean
  similar: boolean
  history: string | null
}

const hasPictures = (car: Pick<Car, 'thumbnails' | 'images'>): boolean =>
  (car.thumbnails?.length ?? 0) + (car.images?.length ?? 0) > 0

const isCollectable = (car: Controlled, features: ControlConfig['features']): boolean =>
  features.garage &&
  isAvailable(car) &&
  (car.price ?? 0) > 0 &&
  hasPictures(car) &&
  (!features.compareUsedOnly || car.car_type === 'used')

/** Whether a drive can be booked at all: staff may still agree on one with the shopper who holds the car. */
export const canBeDriven = (car: Pick<Car, 'status' | 'sold'>, { features }: ControlConfig): boolean =>
  isAvailable(car) && features.testDrive && car.status === 'in_stock'

export const carControls = (car: Controlled, config: ControlConfig): CarControls => {
  const { features } = config
  const available = isAvailable(car)
  const collectable = isCollectable(car, features)
  // A held car: a drive or an offer leads nowhere until it is free.
  const free = car.reserved !== true
  return {
    compare: collectable,
    favourite: collectable,
    enquire: available,
    testDrive: free && canBeDriven(car, config),
    makeOffer: free && available && features.makeOffer && (car.price ?? 0) > 10,
    photoRequest: available && features.photoRequest,
    similar: !available,
    history: car.file || null,
  }
}

import { isSold } from './availability'
import type { Car } from './car'
import type { TenantConfig } from '@/domain/tenant/tenantConfig'

/** What the dealer promises with a car of this type. A promise without types applies to every car that is for sale. */
export const promisesOf = (
  { promises }: Pick<TenantConfig, 'promises'>,
  car: Pick<Car, 'car_type' | 'status' | 'sold'>,
): TenantConfig['promises'] =>
  isSold(car) ? [] : promises.filter(({ carTypes }) => !carTypes.length || carTypes.includes(car.car_type))

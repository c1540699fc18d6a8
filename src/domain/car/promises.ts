import type { Car } from './car'
import type { TenantConfig } from '@/domain/tenant/tenantConfig'

/** What the dealer promises with a car of this type; one without types goes with every car. */
export const promisesOf = (
  { promises }: Pick<TenantConfig, 'promises'>,
  { car_type }: Pick<Car, 'car_type'>,
): TenantConfig['promises'] =>
  promises.filter(({ carTypes }) => !carTypes.length || carTypes.includes(car_type))

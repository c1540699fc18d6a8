import type { TenantConfig } from '@/domain/tenant/tenantConfig'
import type { Car } from './car'

/** Where a car is said to be: the city that the dealer says for all of its cars, or the car's own. */
export const shownCity = (
  { city }: Pick<Car, 'city'>,
  { override_city }: Pick<TenantConfig, 'override_city'>,
): string | null => override_city || city || null

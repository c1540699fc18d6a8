import type { TenantConfig } from '@/domain/tenant/tenantConfig'
import type { Car } from './car'

/** The city that lists and pages show: the one that the dealer set for all of its cars, or the car's own. */
export const shownCity = (
  { city }: Pick<Car, 'city'>,
  { override_city }: Pick<TenantConfig, 'override_city'>,
): string | null => override_city || city || null

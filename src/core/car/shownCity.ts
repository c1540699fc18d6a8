import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { Car } from './car'

export const shownCity = (
  { city }: Pick<Car, 'city'>,
  { override_city }: Pick<TenantConfig, 'override_city'>,
): string | null => override_city || city || null

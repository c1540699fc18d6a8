import { isSold } from './availability'
import type { Car } from './car'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'

type CertifiedConfig = { features: Pick<TenantConfig['features'], 'certified'> } & Pick<
  TenantConfig,
  'manufacturer'
>

/** Only for the tenant's own make, where the programme is on, and never on a sold car. */
export const isCertified = (
  car: Pick<Car, 'certified' | 'make' | 'status' | 'sold'>,
  config: CertifiedConfig,
): boolean =>
  config.features.certified &&
  car.certified === true &&
  !isSold(car) &&
  car.make.toLowerCase() === config.manufacturer?.name.toLowerCase()

import type { Car } from './car'
import { telHref } from '@/core/place/phones/phones'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'

/** The number of the car's location; if that is the tenant's own or missing, its type's, else the tenant's. Null: no button. */
export function phoneFor(
  { car_type, location }: Pick<Car, 'car_type' | 'location'>,
  { phones, phone }: Pick<TenantConfig, 'phones' | 'phone'>,
): string | null {
  const own = location?.phone
  if (own && own !== phone) return own
  return phones[car_type] || own || phone || null
}

/** The number itself, or `reveal` where the tenant counts its calls; null without a number or where the call panel is off. */
export type CallWay = { tel: string } | 'reveal' | null

type Called = Pick<TenantConfig, 'phone' | 'phones' | 'country'> & {
  features: Pick<TenantConfig['features'], 'callPanel' | 'revealPhone'>
}

export function callWay(car: Pick<Car, 'car_type' | 'location'>, config: Called): CallWay {
  const phone = config.features.callPanel && phoneFor(car, config)
  if (!phone) return null
  return config.features.revealPhone ? 'reveal' : { tel: telHref(phone, config.country) }
}

import type { Car } from './car'
import { phoneFor, telHref } from '@/core/place/phones/phones'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'

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

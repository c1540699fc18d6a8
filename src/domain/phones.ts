import type { Car } from './car/car'
import type { TenantConfig } from './tenant/tenantConfig'

/** The number for a car: the dealer's own for its type, else the location's, else the dealer's; null hides the button. */
export const phoneFor = (
  car: Pick<Car, 'car_type' | 'location'>,
  config: Pick<TenantConfig, 'phones' | 'phone'>,
): string | null => config.phones[car.car_type] || car.location?.phone || config.phone || null

/** `tel:` address of an Australian number: (07) 5550 0142 gives tel:+61755500142, 13xx and 1300 numbers stay national. */
export const telHref = (phone: string): string => {
  const digits = phone.replace(/[^\d+]/g, '')
  return /^0[2-478]\d{8}$/.test(digits) ? `tel:+61${digits.slice(1)}` : `tel:${digits}`
}

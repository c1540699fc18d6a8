import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min'
import type { Car } from './car/car'
import type { TenantConfig } from './tenant/tenantConfig'

/** The number for a car: the dealer's own for its type, else the location's, else the dealer's; null hides the button. */
export const phoneFor = (
  car: Pick<Car, 'car_type' | 'location'>,
  config: Pick<TenantConfig, 'phones' | 'phone'>,
): string | null => config.phones[car.car_type] || car.location?.phone || config.phone || null

/** As Australia writes it, else as New Zealand does; with a leading + as any country does. Null for what is no number. */
function readPhone(phone: string): PhoneNumber | null {
  const australian = parsePhoneNumberFromString(phone, 'AU')
  if (australian?.isValid()) return australian
  // An Australian mobile with a digit missing would pass as a landline of Wellington.
  if (/^\D*04/.test(phone)) return null
  const newZealand = parsePhoneNumberFromString(phone, 'NZ')
  return newZealand?.isValid() ? newZealand : null
}

export const isPhone = (phone: string): boolean => readPhone(phone) !== null

/** `tel:` address: (07) 5550 0142 gives tel:+61755500142; 13, 1300 and 1800 numbers, which ring at home only, stay national. */
export function telHref(phone: string): string {
  const number = readPhone(phone)
  if (!number) return `tel:${phone.replace(/[^\d+]/g, '')}`
  return number.country === 'AU' && /^1[38]/.test(number.nationalNumber)
    ? `tel:${number.nationalNumber}`
    : `tel:${number.number}`
}

import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min'
import type { Car } from './car/car'
import type { TenantConfig } from './tenant/tenantConfig'

/**
 * A car is rung where it stands. Where its location has the tenant's own number, or none, the number of its
 * type answers, else the tenant's. Null hides the button.
 */
export function phoneFor(
  { car_type, location }: Pick<Car, 'car_type' | 'location'>,
  { phones, phone }: Pick<TenantConfig, 'phones' | 'phone'>,
): string | null {
  const own = location?.phone
  if (own && own !== phone) return own
  return phones[car_type] || own || phone || null
}

/** Australian form, else New Zealand form; with a leading + any country. Null when invalid. */
function readPhone(phone: string): PhoneNumber | null {
  const australian = parsePhoneNumberFromString(phone, 'AU')
  if (australian?.isValid()) return australian
  // An Australian mobile with a missing digit would pass as a Wellington landline.
  if (/^\D*04/.test(phone)) return null
  const newZealand = parsePhoneNumberFromString(phone, 'NZ')
  return newZealand?.isValid() ? newZealand : null
}

/** `+61412345678`; null when it is no phone number. */
export const e164 = (phone: string): string | null => readPhone(phone)?.number ?? null

/** E.164 of an Australian or New Zealand mobile. Null for others: a text to them costs much, or never arrives. */
export const mobileOf = (phone: string): string | null => {
  const number = readPhone(phone)?.number
  return number && /^\+(?:614|642)/.test(number) ? number : null
}

/** E.164 to how people write it: `0412 345 678`. */
export const spokenPhone = (phone: string): string => readPhone(phone)?.formatNational() ?? phone

/** The ways one number is written in forms, to find rows that keep it as typed. */
export const phoneSpellings = (e164: string): string[] => {
  const national = spokenPhone(e164)
  return [e164, national, national.replace(/\s/g, ''), readPhone(e164)?.formatInternational() ?? e164]
}

export const isPhone = (phone: string): boolean => readPhone(phone) !== null

/** `tel:+61755500142`; 13, 1300 and 1800 numbers work only in Australia and remain national. */
export function telHref(phone: string): string {
  const number = readPhone(phone)
  if (!number) return `tel:${phone.replace(/[^\d+]/g, '')}`
  return number.country === 'AU' && /^1[38]/.test(number.nationalNumber)
    ? `tel:${number.nationalNumber}`
    : `tel:${number.number}`
}

import { LRUCache } from 'lru-cache'
import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min'
import { type Country, countryFacts, isCountry } from '@/core/dealer/country/country'

function parsePhone(phone: string, country: Country): PhoneNumber | null {
  const own = parsePhoneNumberFromString(phone, country)
  if (own?.isValid()) return own
  const { neighbours, mistyped } = countryFacts(country).phones
  if (mistyped?.test(phone)) return null
  const theirs = neighbours.map((one) => parsePhoneNumberFromString(phone, one))
  return theirs.find((one) => one?.isValid()) ?? null
}

// Every page of a dealer shows the same few numbers, each several times.
const numbers = new LRUCache<string, { number: PhoneNumber | null }, { phone: string; country: Country }>({
  max: 2000,
  memoMethod: (_key, _stale, { context: { phone, country } }) => ({ number: parsePhone(phone, country) }),
})

/** In the form of the dealer's country, else of a neighbour; with a leading + of any country. Null when invalid. */
const readPhone = (phone: string, country: Country): PhoneNumber | null =>
  numbers.memo(`${country} ${phone}`, { context: { phone, country } }).number

/** `+61412345678`; null when it is no phone number. */
export const e164 = (phone: string, country: Country): string | null =>
  readPhone(phone, country)?.number ?? null

/** E.164 of a mobile of the country or a neighbour. Null for others: texts to them are expensive or never arrive. */
export const mobileOf = (phone: string, country: Country): string | null => {
  const number = readPhone(phone, country)?.number
  const near = [country, ...countryFacts(country).phones.neighbours].filter(isCountry)
  return number && near.some((one) => countryFacts(one).phones.mobile.test(number)) ? number : null
}

const known = (e164: string): PhoneNumber | undefined => parsePhoneNumberFromString(e164)

/** E.164 as people write it: `0412 345 678`. */
export const spokenPhone = (e164: string): string => known(e164)?.formatNational() ?? e164

/** The ways one number is written in forms, to find rows that keep it as typed. */
export const phoneSpellings = (e164: string): string[] => {
  const national = spokenPhone(e164)
  return [e164, national, national.replace(/\s/g, ''), known(e164)?.formatInternational() ?? e164]
}

export const isPhone = (phone: string, country: Country): boolean => readPhone(phone, country) !== null

/** `tel:+61755500142`; free and shared-cost numbers remain national. */
export function telHref(phone: string, country: Country): string {
  const number = readPhone(phone, country)
  if (!number) return `tel:${phone.replace(/[^\d+]/g, '')}`
  const { country: of, nationalNumber } = number
  const { inside, trunk } = isCountry(of) ? countryFacts(of).phones : {}
  return `tel:${inside?.test(nationalNumber) ? `${trunk}${nationalNumber}` : number.number}`
}

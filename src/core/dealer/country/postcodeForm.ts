import { phrase } from '@/lib/words'
import type { Country } from './country'

/** Apart from the rows and the tables of postcodes, so that browsers load neither. */
const FORMS: Record<Country, string> = { AU: '[0-9]{4}', NZ: '[0-9]{4}' }
const LONGEST = 4

const formOf = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'i')
const ANY = [...new Set(Object.values(FORMS))].join('|')
export const POSTCODE = formOf(ANY)

/** For a box whose form does not know the country: it takes those of any. */
export const POSTCODE_BOX = { inputMode: 'numeric', maxLength: LONGEST, pattern: ANY } as const

export const INVALID_POSTCODE = phrase('Invalid postcode')
export const POSTCODE_MESSAGE = phrase('Invalid postcode. Please enter a 4-digit number.')

/** Without a country, one of any of them. */
export const isPostcode = (text: string, country?: Country): boolean =>
  (country ? formOf(FORMS[country]) : POSTCODE).test(text)

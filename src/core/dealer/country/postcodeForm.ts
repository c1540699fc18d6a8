import { phrase } from '@/lib/words'
import type { Country } from './country'

/** Apart from the rows and the tables of postcodes, so that browsers load neither. */
const FOUR_DIGITS = '[0-9]{4}'
const FORMS: Record<Country, { pattern: string; longest: number }> = {
  AU: { pattern: FOUR_DIGITS, longest: 4 },
  NZ: { pattern: FOUR_DIGITS, longest: 4 },
}
const ALL = Object.values(FORMS)

/** For a box whose form does not know the country: it takes those of any. */
export const POSTCODE_BOX = {
  inputMode: ALL.every(({ pattern }) => pattern === FOUR_DIGITS) ? 'numeric' : 'text',
  maxLength: Math.max(...ALL.map(({ longest }) => longest)),
  pattern: [...new Set(ALL.map(({ pattern }) => pattern))].join('|'),
} as const

const formOf = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'i')
export const POSTCODE = formOf(POSTCODE_BOX.pattern)

export const INVALID_POSTCODE = phrase('Invalid postcode')
export const POSTCODE_MESSAGE = phrase('Invalid postcode. Please enter a 4-digit number.')

/** Without a country, one of any of them. */
export const isPostcode = (text: string, country?: Country): boolean =>
  (country ? formOf(FORMS[country].pattern) : POSTCODE).test(text)

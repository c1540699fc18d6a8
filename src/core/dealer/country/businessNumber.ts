import type { Country } from './country'

const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/** The tax office's rule: one less in the first place, and the weighted sum is a multiple of 89. */
const isAbn = (digits: string): boolean =>
  WEIGHTS.reduce((sum, weight, at) => sum + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)), 0) % 89 === 0

const LENGTH: Record<Country, RegExp> = { AU: /^\d{11}$/, NZ: /^\d{13}$/ }
const WANTED: Record<Country, string> = {
  AU: 'Use the 11 digits of the ABN alone, such as 51 824 753 556.',
  NZ: 'Use the 13 digits of the NZBN alone.',
}

/** Zeros alone are taken: nobody has that number, so a made-up dealer names no real business. */
export function businessNumberFault(written: string, country: Country): string | null {
  const digits = written.replace(/\s/g, '')
  if (digits === '') return null
  if (!LENGTH[country].test(digits)) return WANTED[country]
  const isRight = country !== 'AU' || /^0+$/.test(digits) || isAbn(digits)
  return isRight ? null : 'A digit of this ABN is wrong: compare it with the one on abr.business.gov.au.'
}

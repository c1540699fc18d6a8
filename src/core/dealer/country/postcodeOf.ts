import type { Country } from './country'

export const POSTCODE_FORMS: Record<Country, string> = { AU: '[0-9]{4}', NZ: '[0-9]{4}' }

export const isPostcodeOf = (country: Country, text: string): boolean =>
  new RegExp(`^(?:${POSTCODE_FORMS[country]})$`, 'i').test(text)

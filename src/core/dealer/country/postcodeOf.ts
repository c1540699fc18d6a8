import type { Country } from './country'

export const POSTCODE_FORMS: Record<Country, string> = { AU: '[0-9]{4}', NZ: '[0-9]{4}' }

const READ: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(POSTCODE_FORMS).map(([country, form]) => [country, new RegExp(`^(?:${form})$`, 'i')]),
)

export const isPostcodeOf = (country: Country, text: string): boolean =>
  READ.get(country)?.test(text) === true

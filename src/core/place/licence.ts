import { type Country, countryFacts } from '@/core/dealer/country/country'

/** A number after its name in the dealer's country; a text that names its kind itself stays as it is. */
export const licenceLine = (licence: string | null | undefined, country: Country): string | null =>
  licence ? (/[a-z]{4}/i.test(licence) ? licence : countryFacts(country).licenceLine(licence)) : null

import { type Country, countryFacts } from './country'

export function businessNumberFault(written: string, country: Country): string | null {
  const digits = written.replace(/\s/g, '')
  return digits === '' ? null : countryFacts(country).businessNumberFault(digits)
}

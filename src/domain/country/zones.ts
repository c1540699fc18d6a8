import { COUNTRIES, countryFacts, type Country } from './country'

/** The clock of what has no dealer or place, such as a change of the platform's own. */
export const FALLBACK_ZONE = 'Australia/Sydney'

const ZONES: Record<string, string> = {
  QLD: 'Australia/Brisbane',
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  TAS: 'Australia/Hobart',
  SA: 'Australia/Adelaide',
  NT: 'Australia/Darwin',
  WA: 'Australia/Perth',
}

export interface Whereabouts {
  country: Country
  state: string
  timezone: string
}

/** A state of Australia or a region of New Zealand says the country and the clock too; null for another name. */
export function whereaboutsOf(state: string): Whereabouts | null {
  const country = COUNTRIES.find((one) => countryFacts(one).regions.includes(state))
  return country ? { country, state, timezone: ZONES[state] ?? 'Pacific/Auckland' } : null
}

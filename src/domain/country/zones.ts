import { COUNTRIES, countryFacts, type Country } from './country'

/** The clock of whatever has no dealer or location, such as a change by the platform itself. */
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

/** Country and zone of an Australian state or a New Zealand region; null for another name. */
export function whereaboutsOf(state: string): Whereabouts | null {
  const country = COUNTRIES.find((one) => countryFacts(one).regions.includes(state))
  return country ? { country, state, timezone: ZONES[state] ?? 'Pacific/Auckland' } : null
}

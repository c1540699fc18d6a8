import { COUNTRIES, countryFacts, type Country } from './country'

/** The clock of whatever has no dealer or location, such as a change by the platform itself. */
export const FALLBACK_ZONE = 'Australia/Sydney'

/** What a dealer or a location may choose from, the most common first. */
const COUNTRY_ZONES: Record<Country, readonly string[]> = {
  AU: [
    'Australia/Sydney',
    'Australia/Melbourne',
    'Australia/Brisbane',
    'Australia/Perth',
    'Australia/Adelaide',
    'Australia/Hobart',
    'Australia/Darwin',
    'Australia/Broken_Hill',
    'Australia/Eucla',
    'Australia/Lindeman',
    'Australia/Lord_Howe',
    'Antarctica/Macquarie',
    'Indian/Christmas',
    'Indian/Cocos',
    'Pacific/Norfolk',
  ],
  NZ: ['Pacific/Auckland', 'Pacific/Chatham'],
}

export const zonesOf = (country: Country): readonly string[] => COUNTRY_ZONES[country]
export const ALL_ZONES: readonly string[] = COUNTRIES.flatMap(zonesOf)

const known = new Map<string, boolean>()

function isUsable(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-AU', { timeZone: zone }))
  } catch {
    return false
  }
}

/** Whether clocks can be read in it: each IANA name, also those that nobody may choose any more. */
export function isZone(zone: unknown): zone is string {
  if (typeof zone !== 'string' || zone === '') return false
  const before = known.get(zone)
  if (before !== undefined) return before
  const usable = isUsable(zone)
  if (known.size < 1000) known.set(zone, usable)
  return usable
}

/** A stored name that is none would make every formatter of times throw. */
export const usableZone = (zone: unknown, otherwise: string = FALLBACK_ZONE): string =>
  isZone(zone) ? zone : otherwise

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

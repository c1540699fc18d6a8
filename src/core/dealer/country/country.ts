import { isRecord } from '@/lib/isRecord'
import { AU } from './au'
import { NZ } from './nz'
import type { CountryRow } from './row'

/** A new country: its row, and its line here. What else it needs does not compile, or fails in tests/unit/house/countries.test.ts. */
const ROWS = { AU, NZ } as const satisfies Record<string, CountryRow>

export type Country = keyof typeof ROWS
export type CountryName = 'businessNumber' | 'dealerLicence' | 'region'

export const isCountry = (code: unknown): code is Country =>
  typeof code === 'string' && Object.hasOwn(ROWS, code)
export const COUNTRIES: readonly Country[] = Object.keys(ROWS).filter(isCountry)

/** Of settings that name none, and of whatever has no dealer. */
export const DEFAULT_COUNTRY: Country = 'AU'

export const countryFacts = (country: Country): CountryRow => ROWS[country]

/** Of settings as they are stored or half typed. */
export const countryIn = (config: unknown): Country => {
  const country = isRecord(config) ? config.country : undefined
  return isCountry(country) ? country : DEFAULT_COUNTRY
}

/** As payment providers write it: `nzd`. */
export const currencyCode = (country: Country): string => ROWS[country].currency.toLowerCase()

/** Staff screens know only the zone of a place. Null for a clock of none of the countries. */
export const countryOfZone = (timezone: string): Country | null =>
  COUNTRIES.find((one) => ROWS[one].zones.includes(timezone) || ROWS[one].olderZones.test(timezone)) ?? null

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L} -]/gu, '')
    .toLowerCase()
const BY_NAME = new Map<string, string>(
  COUNTRIES.flatMap((country) => ROWS[country].regions).map((name) => [plain(name), name]),
)

/** `qld` is `QLD`, `hawkes bay` is `Hawke's Bay`; other names stay as they are written. */
export const regionName = (written: string): string => BY_NAME.get(plain(written.trim())) ?? written.trim()

/** Full names of the states that are written short. */
export const STATE_NAMES: ReadonlyMap<string, string> = new Map(
  COUNTRIES.flatMap((country) => Object.entries(ROWS[country].regionNames)),
)

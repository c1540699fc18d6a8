export const COUNTRIES = ['AU', 'NZ'] as const
export type Country = (typeof COUNTRIES)[number]

interface CountryFacts {
  name: string
  /** `lang` of its pages. */
  lang: string
  /** ISO 4217; `dollars` is the same in words. */
  currency: 'AUD' | 'NZD'
  dollars: string
  /** What a business number is called; stands before the number. */
  businessNumber: string
  /** What the licence to sell cars is called, within a sentence. */
  dealerLicence: string
  /** What a state or region is called, and the states or regions as addresses and filters write them. */
  region: string
  regions: readonly string[]
  /** Registers of number plates. With a single one, shoppers are not asked for it. */
  plateRegisters: readonly string[]
}

export type CountryName = 'businessNumber' | 'dealerLicence' | 'region'

const STATES = ['QLD', 'NSW', 'VIC', 'SA', 'WA', 'TAS', 'NT', 'ACT'] as const

const NZ_REGIONS = [
  'Northland',
  'Auckland',
  'Waikato',
  'Bay of Plenty',
  'Gisborne',
  "Hawke's Bay",
  'Taranaki',
  'Manawatu-Whanganui',
  'Wellington',
  'Tasman',
  'Nelson',
  'Marlborough',
  'West Coast',
  'Canterbury',
  'Otago',
  'Southland',
] as const

const FACTS: Record<Country, CountryFacts> = {
  AU: {
    name: 'Australia',
    lang: 'en-AU',
    currency: 'AUD',
    dollars: 'Australian dollars',
    businessNumber: 'ABN',
    dealerLicence: 'dealer licence',
    region: 'State',
    regions: STATES,
    plateRegisters: STATES,
  },
  NZ: {
    name: 'New Zealand',
    lang: 'en-NZ',
    currency: 'NZD',
    dollars: 'New Zealand dollars',
    businessNumber: 'NZBN',
    dealerLicence: 'motor vehicle trader registration',
    region: 'Region',
    regions: NZ_REGIONS,
    plateRegisters: ['NZ'],
  },
}

export const countryFacts = (country: Country): CountryFacts => FACTS[country]

/** As payment providers write it: `nzd`. */
export const currencyCode = (country: Country): string => FACTS[country].currency.toLowerCase()

/** Staff screens know only the zone of a place. */
export const countryOfZone = (timezone: string): Country =>
  /^(?:Pacific\/(?:Auckland|Chatham)|NZ)/.test(timezone) ? 'NZ' : 'AU'

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L} -]/gu, '')
    .toLowerCase()
const BY_NAME = new Map<string, string>([...STATES, ...NZ_REGIONS].map((name) => [plain(name), name]))

/** `qld` is `QLD`, `hawkes bay` is `Hawke's Bay`; other names stay as they are written. */
export const regionName = (written: string): string => BY_NAME.get(plain(written.trim())) ?? written.trim()

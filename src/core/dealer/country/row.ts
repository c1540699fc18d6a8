import type { CountryCode } from 'libphonenumber-js/min'
import type { PriceType } from '@/core/dealer/config/priceTypes'
import type { Holiday } from './movingDays'
import type { Words } from '@/lib/words'

/** A question and the words that answer it. */
export interface Tooltip {
  ask: string
  terms: readonly { term: string; text: string }[]
}

/** The corners between which a country lies, with the islands that belong to it. */
export interface Box {
  lat: readonly [south: number, north: number]
  /** West may be the greater one: New Zealand reaches over the date line. */
  long: readonly [west: number, east: number]
}

/** All that differs from one country to the next: a new country is one such row, and whatever it lacks does not compile. */
export interface CountryRow {
  name: string
  /** `lang` of its pages. */
  lang: string
  /** ISO 4217; `dollars` is the same in words, and `moneyMark` how sheets write it beside a figure. */
  currency: string
  dollars: string
  moneyMark: RegExp
  /** What shoppers of this country read instead of a phrase; `$` is the sign of its money. */
  words: Words

  /** What a business number is called; stands before the number. */
  businessNumber: string
  /** What is wrong with its digits, and what would work. */
  businessNumberFault(digits: string): string | null
  /** What the licence to sell cars is called, within a sentence; the line that names it; whether each advertisement has to. */
  dealerLicence: string
  licenceLine(licence: string): string
  licenceInAdverts: boolean

  /** What a state or region is called, the states or regions as addresses and filters write them, and their full names. */
  region: string
  regions: readonly string[]
  regionNames: Readonly<Record<string, string>>
  /** Registers of number plates. With a single one, shoppers are not asked for it. */
  plateRegisters: readonly string[]
  box: Box
  /** States by number, the first that fits; null where only a table of postcodes tells them. */
  postcodeRanges: readonly PostcodeRange[] | null

  /** What a dealer or a location may choose from, the most common first; older names of them that may be stored. */
  zones: readonly string[]
  olderZones: RegExp
  /** Of the regions that are not in the first zone. */
  regionZones: Readonly<Record<string, string>>
  /** By date; for an unknown region, those of the whole country. */
  publicHolidays(region: string, year: number): Holiday[]

  phones: CountryPhones
  /** What a price covers, in few words and explained. */
  priceTypes: Readonly<Record<PriceType, string>>
  /** What comes on top of such a price, after an amount. */
  onTop: Readonly<Partial<Record<PriceType, string>>>
  /** Of a new car: what is in its `{price}` and what is not. */
  priceCovers: Readonly<Partial<Record<PriceType, string>>>
  priceHelp: Tooltip

  /** Right values, which messages show. */
  examples: { phone: string; postcode: string; spot: string }
}

export type PostcodeRange = readonly [region: string, from: number, to: number]

interface CountryPhones {
  /** Of an E.164 number: texts to it arrive and cost the usual. */
  mobile: RegExp
  /** National numbers that work only inside the country, and what is dialled before them. */
  inside: RegExp
  trunk: string
  /** A number that is none here is read as theirs, unless it looks like a mistyped one of ours. */
  neighbours: readonly CountryCode[]
  mistyped: RegExp | null
}

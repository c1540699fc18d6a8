import { type Country, DEFAULT_COUNTRY } from '@/core/dealer/country/country'

/** Who advertises: which rules apply, and what the website says about the dealer. */
export interface Advertiser {
  country: Country
  /** The dealer's licence as the website shows it; null where the dealer is not known yet. */
  licence: string | null
}

export const NOBODY_YET: Advertiser = { country: DEFAULT_COUNTRY, licence: null }

export interface OfferWords {
  name?: string | null
  description?: string | null
  price_text?: string | null
  price_note?: string | null
  inclusions?: readonly string[] | null
  conditions?: readonly string[] | null
  disclaimer?: string | null
  ends_at?: string | null
}

export interface Advert {
  /** Name, price and the line below it: what is printed large. */
  headline: string
  price: string
  terms: string
  disclaimer: string
  words: string
  hasEnd: boolean
  /** Null where the dealer is not known yet. */
  licence: string | null
}

const TAG = /<[^>]*>/g
const lines = (input: readonly string[] | null | undefined): string => (input ?? []).join('\n')

/** `licence`: the dealer's own licence number, as the website shows it. */
export function advertOf(offer: OfferWords, licence: string | null): Advert {
  const price = [offer.price_text, offer.price_note].filter(Boolean).join(' · ')
  const headline = [offer.name, price].filter(Boolean).join('\n')
  const disclaimer = offer.disclaimer ?? ''
  const terms = [lines(offer.conditions), lines(offer.inclusions), disclaimer].join('\n')
  const words = [headline, (offer.description ?? '').replace(TAG, ' '), terms].join('\n')
  return { headline, price, terms, disclaimer, words, hasEnd: Boolean(offer.ends_at), licence }
}

/** What the advertising law of a dealer's country requires of its words, explained to the person who writes them. It is no legal advice. */

export interface Finding {
  rule: string
  field: string
  /** A breach of a rule, not only a weak text. */
  isMust: boolean
  text: string
  /** Whose rule it is, and what it is for. */
  why: string
}

export interface Rule<Subject> extends Finding {
  isBroken: (subject: Subject) => boolean
}

/** Breaches first, each group in the order of its rules. */
export const findingsOf = <Subject>(rules: readonly Rule<Subject>[], subject: Subject): Finding[] =>
  rules
    .filter(({ isBroken }) => isBroken(subject))
    .map(({ rule, field, isMust, text, why }) => ({ rule, field, isMust, text, why }))
    .sort((a, b) => Number(b.isMust) - Number(a.isMust))

const AMOUNT = /\$\s?(\d{1,3}(?:,\d{3})+|\d+)/g
/** No car costs less; an accessory or a service does. Dollars. */
const LEAST_VEHICLE_PRICE = 5000

const amountsIn = (text: string): number[] =>
  [...text.matchAll(AMOUNT)].map(([, digits = '']) => Number(digits.replaceAll(',', '')))

export const namesVehiclePrice = (text: string): boolean =>
  amountsIn(text).some((amount) => amount >= LEAST_VEHICLE_PRICE)

export const isDriveAway = (text: string): boolean => /drive[\s-]?away/i.test(text)
export const isBeforeCharges = (text: string): boolean =>
  /\begc\b|(excl\w*\.?|before|plus|\+)\s*(all\s+|of\s+)?(gov\w*\.?|on[\s-]?roads?)/i.test(text)
export const leavesOutGst = (text: string): boolean =>
  /(excl\w*\.?|before|plus|without|\+)\s*gst\b/i.test(text)
/** The New Zealand words for on-road costs. */
export const namesOnRoads = (text: string): boolean => /on[\s-]?roads?\b|\borc\b/i.test(text)
export const leavesOutOnRoads = (text: string): boolean =>
  /(excl\w*\.?|before|plus|without|\+)\s*(all\s+)?(on[\s-]?roads?\b|orc\b)/i.test(text)
export const saysWhatPriceCovers = (text: string): boolean =>
  isDriveAway(text) || isBeforeCharges(text) || /\ball in\b|\bfitted\b|total price/i.test(text)

const COMPARISON = /comparison rate/i
const RATE =
  /\d\s*%\s*(p\.?\s?a\b|per annum|a year|interest|finance|fixed)|interest[\s-]free|\b(finance|loans?|interest|(?<!comparison )rates?)\s+((at|of|from|is|just|only)\s+){0,2}\d[\d.]*\s*%/i
/** Without the comparison rate itself, which is a rate too. */
export const namesRate = (text: string): boolean => RATE.test(text)
export const namesComparisonRate = (text: string): boolean =>
  /comparison rate[^.\n]{0,24}\d[\d.]*\s*%|\d[\d.]*\s*%\s*(p\.?\s?a\.?\s*)?comparison rate/i.test(text)
export const mentionsComparisonRate = (text: string): boolean => COMPARISON.test(text)
export const namesRepayment = (text: string): boolean =>
  /\$\s?[\d,.]+\s*(a|per|\/|each)\s*(week|wk|fortnight|month|mth)/i.test(text)
export const isAboutCredit = (text: string): boolean => namesRate(text) || namesRepayment(text)

const STATES =
  /\b(NSW|QLD|VIC|SA|WA|TAS|NT|ACT|New South Wales|Queensland|Victoria|South Australia|Western Australia|Tasmania|Northern Territory|all states|any state|Australia[\s-]wide)\b/i
export const namesState = (text: string): boolean => STATES.test(text)

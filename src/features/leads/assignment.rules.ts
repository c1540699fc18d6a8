import { FALLBACK_ZONE } from '@/core/dealer/country/zones'
import { civilAt, weekdayOf } from '@/core/dealer/country/civil'
import { isAbout } from './leadCategories.rules'

export interface LeadRule {
  id: string
  title: string
  /** Empty lists and nulls set no condition. */
  places: readonly string[]
  forms: readonly string[]
  categories: readonly string[]
  makes: readonly string[]
  price_from: number | null
  price_to: number | null
  /** Only shoppers from another state than the location's. */
  interstate: boolean
  /** 0 = Sunday … 6 = Saturday. */
  weekdays: readonly number[]
  from_time: string | null
  to_time: string | null
  people: readonly string[]
  /** Open minutes after which an untouched lead goes to the next person. */
  again_after: number | null
}
export interface Colleague {
  id: string
  name: string
  /** The person sees the leads of these locations; null means all. */
  places: readonly string[] | null
  /** The topics of the leads that the person may see; empty means all. */
  topics: readonly string[]
  /** First and last day, yyyy-mm-dd. */
  away: readonly (readonly [first: string, last: string])[]
  /** Grows with every lead that is given: the smallest number is next. */
  turn: number
}
export interface SharedLead {
  place: string | null
  form: string
  /** What the lead is about; a job application has two topics. */
  topics: readonly string[]
  make: string | null
  price: number | null
  interstate: boolean
  at: Date
  /** Of the location; without one, rules with days or hours do not fit. */
  zone: string | null
}
export interface Tried {
  rule: LeadRule
  fits: boolean
  /** The next in turn first. */
  there: Colleague[]
}

const oneOf = (wanted: readonly string[], value: string | null): boolean =>
  wanted.length === 0 || wanted.some((one) => one.toLowerCase() === value?.toLowerCase())

/** From 19:00 to 07:00 is the night; the end itself is outside. */
function inHours(clock: string, from: string | null, to: string | null): boolean {
  const [first, last] = [from ?? '00:00', to ?? '24:00']
  return first <= last ? clock >= first && clock < last : clock >= first || clock < last
}

function inTime({ weekdays, from_time, to_time }: LeadRule, { at, zone }: SharedLead): boolean {
  if (!weekdays.length && !from_time && !to_time) return true
  if (!zone) return false
  const { date, clock } = civilAt(at, zone)
  return (!weekdays.length || weekdays.includes(weekdayOf(date))) && inHours(clock, from_time, to_time)
}

function inPrice({ price_from, price_to }: LeadRule, price: number | null): boolean {
  if (price_from === null && price_to === null) return true
  return price !== null && price >= (price_from ?? 0) && price <= (price_to ?? Infinity)
}

export const ruleFits = (rule: LeadRule, lead: SharedLead): boolean =>
  oneOf(rule.places, lead.place) &&
  oneOf(rule.forms, lead.form) &&
  isAbout(rule.categories, lead.topics) &&
  oneOf(rule.makes, lead.make) &&
  inPrice(rule, lead.price) &&
  (!rule.interstate || lead.interstate) &&
  inTime(rule, lead)

export function isAway({ away }: Pick<Colleague, 'away'>, at: Date, zone: string | null): boolean {
  const { date } = civilAt(at, zone ?? FALLBACK_ZONE)
  return away.some(([first, last]) => date >= first && date <= last)
}

export const whoIsThere = (
  { people }: Pick<LeadRule, 'people'>,
  colleagues: readonly Colleague[],
  { place, topics, at, zone }: Pick<SharedLead, 'place' | 'topics' | 'at' | 'zone'>,
): Colleague[] =>
  colleagues
    .filter(({ id, places }) => people.includes(id) && (!places || (place && places.includes(place))))
    .filter((one) => isAbout(one.topics, topics) && !isAway(one, at, zone))
    .sort((a, b) => a.turn - b.turn || (a.id < b.id ? -1 : 1))

export const tryRules = (
  rules: readonly LeadRule[],
  colleagues: readonly Colleague[],
  lead: SharedLead,
): Tried[] =>
  rules.map((rule) => ({
    rule,
    fits: ruleFits(rule, lead),
    there: whoIsThere(rule, colleagues, lead),
  }))

export const deciding = (tried: readonly Tried[]): Tried | null =>
  tried.find(({ fits, there }) => fits && there.length > 0) ?? null

import { z } from 'zod'
import type { Payload, TypedUser } from 'payload'
import { civilAt, instantOf } from '@/core/dealer/country/civil'
import { type SharedLead, deciding, type LeadRule, type Tried } from '@/features/leads/assignment.rules'
import { topicsOf } from '@/features/leads/leadCategories.rules'
import { dealerAdmins, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { dealerZone } from '@/admin/dealerZone'
import { ownRows, shownDealer } from '@/admin/ownRows'
import { colleaguesOf, turnsOf, withTurns } from '@/features/leads/sharing/colleaguesOf'
import { rulesOf } from '@/features/leads/sharing/rulesOf'
import { FORM_WORDS } from '@/admin/leads/inbox/words'
import { formatMoney } from '@/core/money/format'
import { listedAnd, listedOr } from '@/lib/text'

const word = z.string().trim().max(120).catch('')
const requestSchema = z.object({
  place: word,
  category: word,
  form: word,
  make: word,
  price: z
    .string()
    .regex(/^\d{1,9}$/)
    .catch(''),
  interstate: word.transform((value) => value !== ''),
  at: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
    .catch(''),
  try: word,
})
export type TestedLead = z.output<typeof requestSchema>

export const requestedIn = (params: unknown): TestedLead =>
  requestSchema.parse(z.record(z.string(), z.unknown()).catch({}).parse(params))

export function testedLead(requested: TestedLead, zone: string, now: Date): SharedLead {
  const [date = '', clock = ''] = requested.at.split('T')
  const instant = requested.at ? instantOf({ date, clock }, zone) : NaN
  return {
    place: requested.place || null,
    form: requested.form,
    topics: topicsOf(requested),
    make: requested.make || null,
    price: requested.price ? Number(requested.price) : null,
    interstate: requested.interstate,
    at: Number.isNaN(instant) ? now : new Date(instant),
    zone,
  }
}

export const clockTime = (now: Date, zone: string): string => {
  const { date, clock } = civilAt(now, zone)
  return `${date}T${clock}`
}

/** Payload shows our own views to everybody, so this checks the role. */
export const mayShareLeads = (user: unknown): boolean => worksAs(staffOf(user), dealerAdmins)

const BY_NAME = { limit: 500, sort: 'name' }

/** One dealer's rules and people: the requested one if the reader may see it, else their first. */
export async function readSharing(payload: Payload, user: TypedUser, requested: unknown) {
  const reading = { payload, user }
  const shown = await shownDealer(reading, requested)
  if (!shown) return null
  const { dealers, dealer } = shown
  const tenant = { tenant: { equals: dealer.id } }
  const [rules, off, places, people, turns, zone] = await Promise.all([
    rulesOf(dealer.id),
    ownRows(reading, 'lead-rules', { and: [tenant, { enabled: { not_equals: true } }] }),
    ownRows(reading, 'locations', tenant, BY_NAME),
    colleaguesOf(dealer.id),
    turnsOf(dealer.id),
    dealerZone(payload, dealer.id),
  ])
  return { dealers, dealer, rules, off, places, people: withTurns(people, turns), zone }
}
export type Sharing = NonNullable<Awaited<ReturnType<typeof readSharing>>>

export const DAY_WORDS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const FORMS = new Map<string, string>(FORM_WORDS)

function priceWords({ price_from, price_to }: LeadRule): string[] {
  if (price_from !== null && price_to !== null)
    return [`${formatMoney(price_from)} to ${formatMoney(price_to)}`]
  if (price_from !== null) return [`From ${formatMoney(price_from)}`]
  return price_to === null ? [] : [`Up to ${formatMoney(price_to)}`]
}

function hourWords({ from_time, to_time }: LeadRule): string[] {
  if (from_time && to_time) return [`${from_time} to ${to_time}`]
  if (from_time) return [`From ${from_time}`]
  return to_time ? [`Until ${to_time}`] : []
}

/** A rule's conditions, one phrase each; one phrase for a rule that takes every lead. */
export function ruleWords(rule: LeadRule, placeNames: ReadonlyMap<string, string>): string[] {
  const named = (ids: readonly string[], names: ReadonlyMap<string, string>) =>
    ids.length ? [listedOr(ids.map((id) => names.get(id) ?? 'a place that is gone'))] : []
  const phrases = [
    ...named(rule.places, placeNames),
    ...(rule.categories.length ? [listedOr(rule.categories)] : []),
    ...named(rule.forms, FORMS),
    ...(rule.makes.length ? [listedOr(rule.makes)] : []),
    ...priceWords(rule),
    ...(rule.interstate ? ['From another state'] : []),
    ...(rule.weekdays.length ? [listedOr(rule.weekdays.map((day) => DAY_WORDS[day] ?? ''))] : []),
    ...hourWords(rule),
  ]
  return phrases.length ? phrases : ['All leads']
}

export function verdictWords(tried: readonly Tried[]): string {
  const found = deciding(tried)
  const [first, ...others] = found?.there ?? []
  if (!found || !first)
    return tried.some(({ fits }) => fits)
      ? 'A rule fits, but none of its people are available: the lead waits for whoever opens it first.'
      : 'No rule fits: the lead waits for whoever opens it first.'
  const after = others.length ? ` After that it is the turn of ${others[0]?.name}.` : ''
  return `The rule “${found.rule.title}” gives it to ${first.name}.${after}`
}

export function triedWords({ fits, there }: Tried): string {
  if (!fits) return 'Does not fit'
  if (!there.length) return 'Fits, but nobody is available'
  const names = listedAnd(there.map(({ name }) => name))
  return there.length > 1 ? `Fits: ${names}, in turn` : `Fits: ${names}`
}

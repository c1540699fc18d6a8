import { FORM_WORDS } from '@/admin/leads/inbox/words'
import { formatMoney } from '@/core/money/format'
import { deciding, type LeadRule, type Tried } from '@/features/leads/assignment.rules'
import { listedAnd, listedOr } from '@/lib/text'

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

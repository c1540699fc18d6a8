/** What a sealed lead is found by: the beginnings of its words and numbers. Who stores and who asks read them alike. */
import { leadNames, type LeadField, type LeadTable } from './leadField'
import { LEAD_FIELDS } from './leadFields'
import { ERASED } from './personTables'

export type FindParts = Partial<Record<string, unknown>>

const SHORTEST = 2
/** A longer word is found by its first letters. */
const LONGEST = 12
/** Fewer digits are a stock number or a year. */
const DIGITS = 4
const LOCAL_DIGITS = 8
/** The name comes first: a long message cannot push it out. */
const MAX_TEXTS = 1500

const text = (value: unknown): string => (typeof value === 'string' && value !== ERASED ? value : '')
/** `O'Brien` is `obrien`, `José` is `jose`. */
const plain = (value: string): string =>
  value
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
const wordsIn = (value: string): string[] =>
  plain(value)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(({ length }) => length >= SHORTEST)

const beginnings = (word: string, from: number, to: number): string[] =>
  Array.from({ length: Math.min(word.length, to) - from + 1 }, (_, more) => word.slice(0, from + more))
const wordBeginnings = (value: string): string[] =>
  wordsIn(value).flatMap((word) => beginnings(word, SHORTEST, LONGEST))

const digitsOf = (value: string): string => value.replace(/\D/g, '').replace(/^00/, '')
/** Without the country and the first zero: people write it with or without. */
const coreOf = (value: string): string => {
  const digits = digitsOf(value)
  return digits.replace(digits.length > 9 ? /^(61|64)?0?/ : /^0/, '')
}
function numberBeginnings(phone: string): string[] {
  const core = coreOf(phone)
  // What a landline's number is without the code of its area.
  return [core, core.slice(-LOCAL_DIGITS)].flatMap((number) => beginnings(number, DIGITS, number.length))
}

/** `p` of the person, `n` of their phone number, `m` of what they wrote. */
type Kind = 'p' | 'n' | 'm'
const of = (kind: Kind, all: readonly string[]): string[] => all.map((one) => `${kind}:${one}`)

export function findTexts({ name, last_name, email, phone, message }: FindParts): string[] {
  const all = [
    ...of('p', wordBeginnings([name, last_name, email].map(text).join(' '))),
    ...of('n', numberBeginnings(text(phone))),
    ...of('m', wordBeginnings(text(message))),
  ]
  return [...new Set(all)].slice(0, MAX_TEXTS)
}

/** What was typed, as texts of which a row must have all. Empty for what no row is found by. */
export const soughtWords = (kind: 'p' | 'm', typed: string): string[] =>
  of(
    kind,
    wordsIn(typed).map((word) => word.slice(0, LONGEST)),
  )

/** A row must have one of these; empty for what is no number. */
export function soughtNumbers(typed: string): string[] {
  if (!/^[\d\s()+.-]+$/.test(typed)) return []
  const digits = digitsOf(typed)
  const ways = [coreOf(typed), digits.replace(/^0/, ''), digits.replace(/^(61|64)0?/, '')]
  return of(
    'n',
    [...new Set(ways)].filter(({ length }) => length >= DIGITS),
  )
}

/** Stands where a text is that cannot be opened. */
export const UNREADABLE = 'Cannot be read'

const SOUGHT: Record<NonNullable<LeadField['found']>, (typed: string) => string[][]> = {
  person: (typed) => soughtWords('p', typed).map((word) => [word]),
  message: (typed) => soughtWords('m', typed).map((word) => [word]),
  // A number is written in several ways.
  number: (typed) => [soughtNumbers(typed)].filter(({ length }) => length > 0),
}

/** Which columns of leads are sealed where they are stored, and what a lead is found by. */
export const sealedLeads = (table: LeadTable) => ({
  texts: leadNames(table, ({ sealed }) => sealed === 'text'),
  json: leadNames(table, ({ sealed }) => sealed === 'json'),
  hashed: leadNames(table, ({ sealed }) => sealed === 'hash'),
  open: [ERASED],
  find: {
    column: 'find_words',
    from: leadNames(table, ({ found }) => found !== undefined),
    texts: findTexts,
    sought: Object.fromEntries(
      Object.entries(table).flatMap(([name, { found }]) => (found ? [[name, SOUGHT[found]]] : [])),
    ),
    // A search by words would find longer addresses too.
    whole: { email: 'person_email', person_email: 'person_email' },
  },
  unreadable: UNREADABLE,
  secret: 'sealed_by',
})
export const SEALED_LEADS = sealedLeads(LEAD_FIELDS)

/** By collection. */
export const SEALED = { leads: SEALED_LEADS }

/** What a sealed row is found by: the beginnings of its words and numbers. Who stores and who asks read them alike. */
import { ERASED } from '@/db/personTables'

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

/** The filter for rows that are found by one text: `tokens` are its hashes, under each secret that is set. */
export const foundBy = (column: string, tokens: readonly string[]) => ({
  or: tokens.map((token) => ({ [column]: { contains: token } })),
})

/* Which columns hold what a person told, and are sealed where they are stored. Both ways to the rows read this list. */

/** Stands where a text is that cannot be opened: another secret sealed it, or it was changed in the store. */
export const UNREADABLE = 'Cannot be read'

export interface SealedColumns {
  texts: readonly string[]
  json: readonly string[]
  /** Kept as keyed hashes: they are compared, never read. */
  hashed: readonly string[]
  /** Values that tell nothing of anybody and stay as they are, so that a query may look for them. */
  open: readonly string[]
  /** The column of hashed words that a row is found by, and what they are made from. It never leaves the store. */
  find: { column: string; from: readonly string[]; texts(parts: FindParts): string[] }
  /** The column that names the secret of the row; empty in older rows. */
  secret: string
}

export const SEALED_LEADS: SealedColumns = {
  texts: [
    ...['name', 'last_name', 'email', 'phone', 'postcode', 'message', 'notes'],
    // A page's address may carry what somebody typed.
    ...['url', 'user_agent'],
  ],
  json: ['fields', 'trade', 'facts', 'consent', 'lead_attributes', 'timeline', 'deliveries'],
  hashed: ['person_email', 'person_phone'],
  open: [ERASED],
  find: {
    column: 'find_words',
    from: ['name', 'last_name', 'email', 'phone', 'message'],
    texts: findTexts,
  },
  secret: 'sealed_by',
}

export const SEALED: Readonly<Record<string, SealedColumns>> = { leads: SEALED_LEADS }

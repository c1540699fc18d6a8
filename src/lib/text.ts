import { phrase } from './words'
import { LOCALE } from './figures'

export const COMMENTS_SHOWN = 400
export const COMMENTS_MISSING = phrase('Dealer comments are pending. Please check back here later.')

/** Feeds join the sections with `|`. */
export const commentSections = (comments: string | null | undefined): string[] =>
  (comments ?? '').split(/[|\n]/).flatMap((section) => section.trim() || [])

export interface Cut {
  short: string
  isCut: boolean
}

/** Whole sentences of at most `length` characters; a longer first sentence ends at a word. */
export const cutSentences = (text: string, length: number): Cut => {
  const signs = [...text]
  if (signs.length <= length) return { short: text, isCut: false }
  const head = signs.slice(0, length + 1).join('')
  const ends = [...head.matchAll(/[.!?][)"’”]?(?=\s)/g)].map(({ index, 0: end }) => index + end.length)
  const last = ends.at(-1)
  return last ? { short: head.slice(0, last), isCut: true } : cutText(text, length)
}

/** Cuts at the end of a word. Lengths are code points, so that no character is split. */
export const cutText = (text: string, threshold: number, length = threshold): Cut => {
  const signs = [...text]
  if (signs.length <= threshold) return { short: text, isCut: false }
  const head = signs.slice(0, length).join('')
  const space = head.lastIndexOf(' ')
  const whole = space > length / 2 ? head.slice(0, space) : head
  return { short: `${whole.replace(/[\s,.;:–-]+$/, '')}…`, isCut: true }
}

const LONGEST = 2000

/** For a log: a text that is too long is replaced by its length. */
export function brief(value: unknown): unknown {
  const json = JSON.stringify(value) ?? 'null'
  return json.length > LONGEST ? `(${json.length} characters)` : (value ?? null)
}

/** `land rover`, `MERCEDES-BENZ`: each word begins with a capital. */
export const titleCase = (words: string): string =>
  words.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase())

const and = new Intl.ListFormat(LOCALE, { type: 'conjunction' })
const or = new Intl.ListFormat(LOCALE, { type: 'disjunction' })

/** `a, b and c` */
export const listedAnd = (names: readonly string[]): string => and.format(names)

/** `a, b or c` */
export const listedOr = (names: readonly string[]): string => or.format(names)

export const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A part of an address as text. `%` alone, or halves of letters, stay as they are written: they name nothing here. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** `about-us`; if that is taken, `about-us-2`, `about-us-3` … */
export function firstFree(wanted: string, taken: ReadonlySet<string>): string {
  let free = wanted
  for (let n = 2; taken.has(free); n++) free = `${wanted}-${n}`
  return free
}

/** `j…@dealer.example`; a password typed into the wrong box shows its first letter at most. */
export function maskedEmail(email: string): string {
  const [name = '', domain] = email.trim().toLowerCase().split('@')
  return domain ? `${name.slice(0, 1)}…@${domain.slice(0, 100)}` : '…'
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? '')

/** `white cars` -> `White cars`: the first letter is a capital, the rest stays as it is. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

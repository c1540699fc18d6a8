/** What a person typed, in forms that can be searched: names, stock numbers and plates, phone numbers. */
export interface SearchTerms {
  text: string
  /** Without spaces: stock numbers and plates are stored so. */
  code: string
  /** The last digits of a phone number, so that its beginning may be written in any way; empty for too few. */
  phone: string
}

const SHORTEST = 2
const LONGEST = 80
const FEWEST_DIGITS = 4

/** Null for too little to search. */
export function requestedFor(typed: unknown): SearchTerms | null {
  if (typeof typed !== 'string') return null
  const text = typed.trim().replace(/\s+/g, ' ').slice(0, LONGEST)
  if (text.length < SHORTEST) return null
  const digits = /^[\d\s()+-]+$/.test(text) ? text.replace(/\D/g, '').replace(/^(61|64|0)/, '') : ''
  return { text, code: text.replace(/ /g, ''), phone: digits.length < FEWEST_DIGITS ? '' : digits }
}

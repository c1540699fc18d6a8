import type { Country } from '@/core/dealer/country/country'
import { isPostcodeOf } from '@/core/dealer/country/postcodeOf'
import { postcodeBeginning, postcodeOfSuburb } from '@/core/place/postcode'
import { readAmount } from './figures'
import { COMPARISONS, FILLERS, MAYBE_NEAR, NOT, SURELY_NEAR, TALK } from './grammar.data'
import { after, phraseEnd } from './phrase'
import type { Token } from './tokens'

export interface Placed {
  end: number
  near: { postcode: string; radius?: number } | null
  /** From and to which token a place is named that no table knows. */
  unknown: readonly [number, number] | null
}

interface Around {
  start: number
  radius?: number
  isSure: boolean
}
interface Known {
  country: Country
  /** A name of the stock stands there. */
  isName: (at: number) => boolean
}

const MOST_WORDS = 3
const OF: ReadonlySet<string> = new Set(['of', 'from', 'around', 'to'])

/** `within 20 km of`, `20 kms from`, `near`, `in`; null for none. */
const aroundAt = (tokens: readonly Token[], at: number): Around | null => {
  const amount = readAmount(tokens, tokens[at]?.word === 'within' ? at + 1 : at)
  if (amount?.unit === 'km' && OF.has(tokens[amount.end]?.word ?? ''))
    return { start: amount.end + 1, radius: Math.round(amount.value), isSure: true }
  const sure = phraseEnd(tokens, at, SURELY_NEAR)
  if (sure > at) return { start: sure, isSure: true }
  const maybe = phraseEnd(tokens, at, MAYBE_NEAR)
  return maybe > at ? { start: maybe, isSure: false } : null
}

/** After "near" also what has a digit too many: the page says that it is no postcode, and no price is read from it. */
const MEANT = /^\d{4,5}$/
const isYear = (word: string): boolean => /^(?:19[5-9]|20[0-4])\d$/.test(word)

const isPlain = (word: string): boolean => ![FILLERS, TALK, NOT, COMPARISONS].some((of) => of.has(word))

const postcodeAt = (
  tokens: readonly Token[],
  { start, isSure }: Around,
  { country, isName }: Known,
): { postcode: string; end: number } | null => {
  const { word = '' } = tokens[start] ?? {}
  if (/^\d/.test(word)) {
    const isOne = isSure ? MEANT.test(word) : isPostcodeOf(country, word) && !isYear(word)
    return isOne && !readAmount(tokens, start)?.unit ? { postcode: word, end: start + 1 } : null
  }
  for (let end = Math.min(tokens.length, start + MOST_WORDS); end > start; end--) {
    const span = tokens.slice(start, end)
    if (span.slice(1).some(({ breaks }) => breaks)) continue
    const postcode = postcodeOfSuburb(span.map((token) => token.word).join(' '), country)
    if (postcode) return { postcode, end }
  }
  const begun = isSure && isPlain(word) && !isName(start) && postcodeBeginning(word, country)
  return begun ? { postcode: begun, end: start + 1 } : null
}

/** Where an unknown name ends: at a sign, a figure, a name of the stock or a word of the grammar. */
const unknownEnd = (tokens: readonly Token[], start: number, { isName }: Known): number => {
  let end = start
  while (end < Math.min(tokens.length, start + MOST_WORDS)) {
    const { word = '', breaks = false } = tokens[end] ?? {}
    const isOther = !isPlain(word) || !/^\p{L}/u.test(word)
    if (end > start && (breaks || isOther || isName(end))) break
    if (end === start && word !== 'me' && word !== 'my' && (isOther || isName(end))) break
    end++
  }
  return end
}

/** `Geelong within 25 km`. */
const reachAt = (tokens: readonly Token[], at: number) => {
  const amount = tokens[at]?.word === 'within' ? readAmount(tokens, at + 1) : null
  return amount?.unit === 'km' && !amount.thousands ? amount : null
}
/** `Melbourne’s west`, `Geelong area`. */
const PARTS: ReadonlySet<string> = new Set('north south east west cbd area region suburbs'.split(' '))
const reach = (tokens: readonly Token[], from: number, near: { postcode: string; radius?: number }) => {
  const end = after(tokens, from, PARTS)
  const amount = reachAt(tokens, end)
  return amount ? { end: amount.end, near: { ...near, radius: Math.round(amount.value) } } : { end, near }
}
const isReached = (tokens: readonly Token[], start: number): boolean =>
  [1, 2, 3].some((words) => reachAt(tokens, start + words))

export const placeAt = (tokens: readonly Token[], at: number, known: Known): Placed | null => {
  const around = aroundAt(tokens, at)
  if (!around) return null
  if (!around.isSure && known.isName(around.start) && !isReached(tokens, around.start)) return null
  const found = postcodeAt(tokens, around, known)
  const radius = around.radius !== undefined && { radius: around.radius }
  if (found) return { ...reach(tokens, found.end, { postcode: found.postcode, ...radius }), unknown: null }
  const end = around.isSure ? unknownEnd(tokens, around.start, known) : around.start
  return end > around.start ? { end, near: null, unknown: [around.start, end] } : null
}

import { distance } from '@/lib/distance'
import { settings } from '@/search/settings'

export const RANK = {
  same: 0,
  meant: 1,
  firstWords: 2,
  beginning: 3,
  laterWord: 4,
  shortened: 5,
  typo: 8,
} as const

const meanings = new Map<string, readonly string[]>(Object.entries(settings.synonyms))
const { oneTypo, twoTypos } = settings.typoTolerance.minWordSizeForTypos
/** Shorter prefixes of a later word match too many features. */
const LATER = 2
/** `toy hil`: a finished word may be a prefix of at least this length. */
const SHORTENED = 3

export const typosAllowed = (typed: string): number => {
  if (/\p{N}/u.test(typed) || typed.length < oneTypo) return 0
  return typed.length < twoTypos ? 1 : 2
}

const tails = (words: readonly string[]): string[] => words.map((_, at) => words.slice(at).join(''))
const heads = (words: readonly string[]): string[] => words.map((_, at) => words.slice(0, at + 1).join(''))

const typos = (typed: string, words: readonly string[], unfinished: boolean): number => {
  const allowed = typosAllowed(typed)
  if (!allowed) return Infinity
  const near = (unfinished ? tails(words) : [...heads(words), ...words])
    .filter((word) => word[0] === typed[0])
    .map((word) => distance(typed, word, allowed, unfinished))
  const least = Math.min(...near)
  return least > allowed ? Infinity : RANK.typo + least
}

/** Lower is better; Infinity for no match. `unfinished`: prefixes of the last word count. */
export const rank = (span: readonly string[], words: readonly string[], unfinished: boolean): number => {
  const typed = span.join('')
  const [whole, ...later] = tails(words)
  if (whole === undefined || !typed) return Infinity
  if (typed === whole) return RANK.same
  const starts = heads(words)
  if (meanings.get(span.join(' '))?.some((meaning) => starts.includes(meaning.replaceAll(' ', ''))))
    return RANK.meant
  if (starts.includes(typed)) return RANK.firstWords
  if (unfinished && whole.startsWith(typed)) return RANK.beginning
  if (later.some((tail) => tail === typed || (unfinished && typed.length >= LATER && tail.startsWith(typed))))
    return RANK.laterWord
  if (span.length > 1 && span.every((word, at) => words[at]?.startsWith(word))) return RANK.shortened
  if (span.length === 1 && typed.length >= SHORTENED && whole.startsWith(typed)) return RANK.shortened
  return typos(typed, words, unfinished)
}

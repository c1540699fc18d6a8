import type { TextIndex } from './textIndex'
import { settings } from '@/search/settings'

const NOWHERE = new Uint32Array(0)

function isBefore(pairs: Uint32Array, i: number, ord: number, place: number): boolean {
  const found = pairs[i] ?? 0
  return found < ord || (found === ord && (pairs[i + 1] ?? 0) < place)
}

function seek(pairs: Uint32Array, from: number, ord: number, place: number): number {
  let step = 2
  let low = from
  while (low + step < pairs.length && isBefore(pairs, low + step, ord, place)) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, pairs.length)
  while (low < high) {
    const middle = low + (((high - low) >> 2) << 1)
    if (isBefore(pairs, middle, ord, place)) low = middle + 2
    else high = middle
  }
  return low
}

function followed(left: Uint32Array, right: Uint32Array, offset: number): Uint32Array {
  const [few, many, shift] = left.length <= right.length ? [left, right, offset] : [right, left, -offset]
  const found: number[] = []
  let at = 0
  for (let i = 0; i < few.length && at < many.length; i += 2) {
    const ord = few[i] ?? 0
    const own = few[i + 1] ?? 0
    if (own + shift < 0) continue
    at = seek(many, at, ord, own + shift)
    if (many[at] === ord && many[at + 1] === own + shift) found.push(ord, shift > 0 ? own : own + shift)
  }
  return Uint32Array.from(found)
}

function phrase(index: TextIndex, words: readonly string[]): Uint32Array {
  const postings = words.flatMap((word) => index.get(word) ?? [])
  const [first, ...rest] = postings
  // Most splits share no attribute: this check rejects them without reading the places.
  const shared = postings.reduce((attributes, word) => attributes & word.attributes, -1)
  if (!first || postings.length < words.length || shared === 0) return NOWHERE
  return rest.reduce((pairs, word, i) => followed(pairs, word.view(), i + 1), first.view())
}

function carsIn(pairs: Uint32Array): number {
  let count = 0
  for (let i = 0; i < pairs.length; i += 2) if (i === 0 || pairs[i] !== pairs[i - 2]) count++
  return count
}

/** The split into two words that most cars have side by side: landcruiser as land cruiser. */
function bestSplit(
  index: TextIndex,
  word: string,
): { words: [string, string]; pairs: Uint32Array } | undefined {
  let best: { words: [string, string]; pairs: Uint32Array } | undefined
  let most = 0
  for (let at = 1; at < word.length; at++) {
    const words: [string, string] = [word.slice(0, at), word.slice(at)]
    if (!index.get(words[0]) || !index.get(words[1])) continue
    const pairs = phrase(index, words)
    const cars = carsIn(pairs)
    if (cars > most) [best, most] = [{ words, pairs }, cars]
  }
  return best
}

export interface Source {
  pairs: Uint32Array
  span: number
  /** Found by typo or by joining words: counts only in attributes that tolerate typos. */
  derived: boolean
}

export type Levels = readonly [Source[], Source[], Source[]]

interface WordForm {
  word: string
  parts: readonly string[]
  prefix: boolean
}

const MAX_BEGINNINGS = 1000
const SHORT = 4

const synonyms = new Map<string, readonly string[]>(Object.entries(settings.synonyms))
const { oneTypo, twoTypos } = settings.typoTolerance.minWordSizeForTypos

function typosAllowed({ word, parts }: WordForm): number {
  const byLength = word.length < oneTypo ? 0 : word.length < twoTypos ? 1 : 2
  return Math.max(0, byLength - (parts.length - 1))
}

/** Short prefixes have no limit, because Meilisearch precomputes them. */
function beginnings(index: TextIndex, word: string): readonly string[] {
  const words = index.words.startingWith(word)
  return word.length <= SHORT ? words : words.slice(0, MAX_BEGINNINGS)
}

export function derive(index: TextIndex, form: WordForm): Levels {
  const joined = form.parts.length > 1
  const sources = (words: readonly string[], derived: boolean): Source[] =>
    words.flatMap((word) => {
      const pairs = index.get(word)?.view()
      return pairs ? [{ pairs, span: 1, derived }] : []
    })
  const own = new Set([form.word, ...(form.prefix ? beginnings(index, form.word) : [])])
  const [one, two] = index.misspellings.near(form.word, typosAllowed(form), form.prefix)
  const split = bestSplit(index, form.word)
  const splitsBack = split?.words.join(' ') === form.parts.join(' ')
  return [
    [...sources([...own], joined), ...synonymSources(index, form.parts)],
    [
      ...sources(one, true),
      ...(split && !splitsBack ? [{ pairs: split.pairs, span: 2, derived: false }] : []),
    ],
    sources(two, true),
  ]
}

function synonymSources(index: TextIndex, parts: readonly string[]): Source[] {
  return (synonyms.get(parts.join(' ')) ?? []).flatMap((text) => {
    const words = text.split(' ')
    const pairs = phrase(index, words)
    return pairs.length > 0 ? [{ pairs, span: words.length, derived: false }] : []
  })
}

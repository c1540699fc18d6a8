import { settings } from '@/search/settings'
import { bestSplit, phrase } from './phrase'
import type { TextIndex } from './textIndex'

export interface Source {
  pairs: Uint32Array
  span: number
  /** Found by typo or by joining words: counts only in attributes that tolerate typos. */
  derived: boolean
}

export type Levels = readonly [Source[], Source[], Source[]]

export interface WordForm {
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

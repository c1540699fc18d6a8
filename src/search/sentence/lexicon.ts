import type { FacetName, RangeName } from '@/core/car/facets'
import { VOCABULARIES } from '@/core/car/vocabularies'
import { otherNumber } from '@/search/factWords'
import { type KeywordName, type KeywordNames, keywordNames } from '@/search/keywords/keywordNames'
import { namesOf } from '@/search/keywords/meaningOf'
import { words } from '@/search/searchPrefix'
import type { FacetValues } from '@/search/list/state'
import type { FacetCount } from '@/search/types'
import { textOf, type Token } from './tokens'

/** The names of one dealer's stock, and common ones that it lacks today: `not a Ferrari` is understood everywhere. */
export interface Lexicon {
  names: KeywordNames
  /** What an address may name. */
  vocabulary: FacetValues
  absent: ReadonlyMap<string, KeywordName>
  /** Single words of all names: alone they are searched, not read as a use. */
  single: ReadonlySet<string>
  seats: readonly number[]
  sleeps: readonly number[]
  amounts: ReadonlySet<RangeName>
  /** The models that have a word in their name. */
  called: ReadonlyMap<string, readonly string[]>
  has: (facet: FacetName, value: string) => boolean
}

const COMMON: readonly FacetName[] = ['body', 'fuel', 'transmission', 'drive', 'make', 'colour']
const TABLES = ['body', 'fuel', 'transmission', 'drive'] as const
/** Makes that are words of a sentence as well. */
const WORDS =
  /^(?:smart|mini|ram|seat|man|alpine|supreme|retreat|triumph|new age|lincoln|windsor|ds|great|escape)$/i
const SHORTEST = 3
/** What a yard means by it that has no cars of the first name. */
const INSTEAD = [
  ['van', 'Caravan'],
  ['camper', 'Camper trailer'],
] as const

const absentNames = (names: KeywordNames, vocabulary: FacetValues): Map<string, KeywordName> => {
  const found = new Map<string, KeywordName>()
  const add = (facet: FacetName, text: string, value: string) => {
    const parts = words(text)
    const key = parts.join('')
    if (key.length < SHORTEST || names.has(key) || found.has(key) || WORDS.test(text)) return
    // Only as it is spelled or as one word: `a van` is no Avan.
    for (const form of [key, parts.join(' ')])
      found.set(form, { facet, value, count: 0, needsMake: false, isKeyword: false })
  }
  for (const [text, value] of INSTEAD) if (names.has(words(value).join(''))) add('body', text, value)
  for (const facet of COMMON) for (const value of vocabulary[facet] ?? []) add(facet, value, value)
  for (const facet of TABLES) {
    const spelled = new Map((vocabulary[facet] ?? []).map((value) => [value.toLowerCase(), value]))
    for (const [text, value] of Object.entries(VOCABULARIES[facet].synonyms))
      add(facet, text, spelled.get(value.toLowerCase()) ?? value)
  }
  return found
}

const numbersOf = (counts: readonly FacetCount[] = []): number[] =>
  counts
    .filter(({ count }) => count > 0)
    .map(({ value }) => Number(value))
    .sort((a, b) => a - b)

const calledBy = (models: readonly string[]): Map<string, string[]> => {
  const called = new Map<string, string[]>()
  for (const model of models)
    for (const word of words(model)) called.set(word, [...(called.get(word) ?? []), model])
  return called
}

export const lexiconOf = (
  facets: { [K in FacetName]?: readonly FacetCount[] },
  vocabulary: FacetValues,
  stated: readonly RangeName[],
): Lexicon => {
  const names = keywordNames(facets)
  const values = Object.values(facets).flatMap((counts = []) => counts.map(({ value }) => value))
  return {
    names,
    vocabulary,
    absent: absentNames(names, vocabulary),
    single: new Set(values.flatMap(words).flatMap((word) => [word, ...otherNumber(word)])),
    seats: numbersOf(facets.seats),
    sleeps: numbersOf(facets.sleeps),
    amounts: new Set([...names.amounts, ...stated]),
    called: calledBy((facets.model ?? []).map(({ value }) => value)),
    has: (facet, value) => facets[facet]?.some((one) => one.value === value && one.count > 0) ?? false,
  }
}

/** Where a word is several: all four-wheel drives are meant by `4wd`, not one body. */
const FIRST: readonly FacetName[] = [
  'car_type',
  'drive',
  'body',
  'fuel',
  'transmission',
  'colour',
  'model',
  'make',
]

export interface Sense {
  facet: FacetName
  values: readonly string[]
  needsMake: boolean
  /** Searched as a word: as a filter it would lose cars. */
  isWord: boolean
  typed: string
}

const sensesOf = (typed: string, all: readonly KeywordName[]): Sense[] =>
  [...new Set(all.map(({ facet }) => facet))].map((facet) => {
    const own = all.filter((name) => name.facet === facet)
    return {
      facet,
      typed,
      values: own.map(({ value }) => value),
      needsMake: own.some(({ needsMake }) => needsMake),
      isWord: own.some(({ isKeyword }) => isKeyword),
    }
  })

/** The stock's texts have it, so the search for words finds it. */
export const isWordOf = ({ single }: Lexicon, word: string): boolean =>
  /^\p{L}{3,}$/u.test(word) && single.has(word)

/** `corolla` is every model called so: the Corolla Cross and the GR Corolla too. */
export const withLonger = (sense: Sense, { called }: Lexicon): Sense => {
  if (sense.facet !== 'model' || !sense.isWord) return sense
  const [first = '', ...others] = words(sense.values[0] ?? '')
  const values = (called.get(first) ?? []).filter((model) =>
    others.every((word) => words(model).includes(word)),
  )
  return { ...sense, values, isWord: false }
}

/** `prado` is the LandCruiser Prado. */
const calledSo = (typed: string, { called }: Lexicon): Sense[] => {
  const values = /^\p{L}{4,}$/u.test(typed) ? called.get(typed) : undefined
  return values ? [{ facet: 'model', typed, values, needsMake: false, isWord: false }] : []
}

/** Every sense of some words, also in their other number, the likeliest first. */
export const sensesAt = (span: readonly Token[], lexicon: Lexicon): Sense[] => {
  const { names, absent } = lexicon
  const typed = textOf(span)
  const last = typed.split(' ').at(-1) ?? ''
  const forms = [
    typed,
    ...otherNumber(last).map((other) => typed.slice(0, typed.length - last.length) + other),
  ]
  for (const form of forms) {
    const found = namesOf(form.split(' '), names)
    const missing = found.length ? [] : [absent.get(form) ?? []].flat()
    const senses = sensesOf(form, [...found, ...missing])
    const rank = ({ facet }: Sense) => (FIRST.includes(facet) ? FIRST.indexOf(facet) : FIRST.length)
    if (senses.length) return senses.sort((a, b) => rank(a) - rank(b))
  }
  return calledSo(typed, lexicon)
}

import type { FacetName } from '@/core/car/facets'
import { words } from '@/search/searchPrefix'
import { RANK, rank } from './rank'

export interface Named {
  facet: FacetName
  value: string
  count: number
  forms: readonly (readonly string[])[]
  /** Matches only in full: `20` must not suggest every year. */
  whole?: boolean
}

export interface Parse {
  values: readonly Named[]
  rank: number
}

const MAX_WORDS = 6
const MAX_SPAN = 3
const LAST = 10
const BEFORE = 2
const FILLERS = new Set(['a', 'and', 'for', 'in', 'sale', 'the', 'with'])

/** None of a text that is too long for a name: its first words alone would find other cars. */
const meaningfulWords = (tokens: readonly string[]): string[] => {
  const meant = tokens.filter((word, at) => at === tokens.length - 1 || !FILLERS.has(word))
  return meant.length > MAX_WORDS ? [] : meant
}

type Match = { named: Named; rank: number }

const bestOf = (span: readonly string[], vocabulary: readonly Named[], last: boolean): Match[] => {
  const found = vocabulary
    .map((named) => ({
      named,
      rank: Math.min(...named.forms.map((form) => rank(span, form, last && !named.whole))),
    }))
    .filter((match) => match.rank < (match.named.whole ? RANK.meant : Infinity))
    .sort((a, b) => a.rank - b.rank || b.named.count - a.named.count)
  const sure = found.filter((match) => match.rank < RANK.typo)
  // A word that exactly names a value is not a misspelling of another.
  return (sure.length ? sure : found).slice(0, last ? LAST : BEFORE)
}

const parse = (tokens: readonly string[], vocabulary: readonly Named[]): Parse[] => {
  const walk = (at: number, values: readonly Named[], sum: number): Parse[] => {
    if (at === tokens.length) return [{ values, rank: sum }]
    const parses: Parse[] = []
    for (let end = at + 1; end <= Math.min(at + MAX_SPAN, tokens.length); end++) {
      for (const { named, rank: more } of matches(at, end)) {
        if (!values.some(({ facet }) => facet === named.facet))
          parses.push(...walk(end, [...values, named], sum + more))
      }
    }
    return parses
  }
  const known = new Map<number, Match[]>()
  const matches = (at: number, end: number): Match[] => {
    const key = at * MAX_WORDS + end
    const found = known.get(key) ?? bestOf(tokens.slice(at, end), vocabulary, end === tokens.length)
    known.set(key, found)
    return found
  }
  return tokens.length ? walk(0, [], 0) : []
}

const identity = ({ values }: Parse): string =>
  values
    .map(({ facet, value }) => `${facet} ${value}`)
    .sort()
    .join('|')

/** Every word must belong to a value. `mazda3` is read as `mazda 3` when no value has that spelling. */
export const parsesOf = (typed: string, vocabulary: readonly Named[]): Parse[] => {
  const tokens = meaningfulWords(words(typed))
  const asTyped = parse(tokens, vocabulary)
  const found = asTyped.length
    ? asTyped
    : parse(meaningfulWords(tokens.flatMap((word) => word.match(/\p{N}+|\P{N}+/gu) ?? [])), vocabulary)
  const unique = new Map(found.sort((a, b) => b.rank - a.rank).map((parse) => [identity(parse), parse]))
  const countOf = ({ values }: Parse) => Math.min(...values.map(({ count }) => count))
  return [...unique.values()].sort((a, b) => a.rank - b.rank || countOf(b) - countOf(a))
}

import { FACET_NAMES, type FacetName, RANGE_NAMES } from '@/core/car/facets'
import { withRange } from '@/search/list/edit'
import type { FacetValues, ListState } from '@/search/list/state'
import type { Lexicon } from './lexicon'
import { phraseEnd, textAt } from './phrase'
import { textOf, type Token, tokensOf } from './tokens'

/** The search behind each of a dealer's words for a use. */
export type Uses = ReadonlyMap<string, ListState>

/** Only what the stock can answer: a yard of caravans has no hatch for the city. */
const inStock = (state: ListState, { has, amounts }: Lexicon): ListState => {
  const facets: ListState['facets'] = {}
  for (const name of FACET_NAMES) {
    const values = (state.facets[name] ?? []).filter((value) => has(name, value))
    if (values.length) facets[name] = values
  }
  const ranges = RANGE_NAMES.filter((name) => state.ranges[name] && amounts.has(name))
  return { ...state, facets, ranges: Object.fromEntries(ranges.map((name) => [name, state.ranges[name]])) }
}

const isEmpty = ({ facets, ranges, not, sortBy }: ListState): boolean =>
  !Object.keys(facets).length && !Object.keys(ranges).length && !not && sortBy === 'relevant'

/** What is left out where a use is not wanted, `no bunks`; null where it says several things. */
export const singleFacet = (use: ListState): FacetValues | null => {
  const only = Object.keys(use.facets).length === 1
  return only && isEmpty({ ...use, facets: {} }) ? use.facets : null
}

/** `read` reads the address of a list. */
export const usesOf = (
  rows: readonly { words: string; href: string }[],
  read: (href: string) => ListState,
  lexicon: Lexicon,
): Uses => {
  const uses = new Map<string, ListState>()
  for (const { words, href } of rows) {
    const state = inStock(read(href), lexicon)
    if (isEmpty(state)) continue
    for (const phrase of words.split(/,(?!\d)/)) {
      const text = textOf(tokensOf(phrase))
      if (text && !uses.has(text)) uses.set(text, state)
    }
  }
  return uses
}

const MOST_WORDS = 5

export interface UsedFor {
  state: ListState
  end: number
  /** The stock's own texts say none of its words, so it can be nothing else. */
  isSure: boolean
}

export const usedForAt = (
  tokens: readonly Token[],
  at: number,
  uses: Uses,
  { single }: Lexicon,
): UsedFor | null => {
  const end = phraseEnd(tokens, at, uses, MOST_WORDS)
  const state = uses.get(textAt(tokens, at, end))
  if (!state) return null
  const isSure = textAt(tokens, at, end)
    .split(' ')
    .some((word) => !single.has(word))
  return { state, end, isSure: isSure || tokens[at - 1]?.word === 'for' }
}

/** A use fills what the sentence itself leaves open: `a family sedan` is a sedan, and a model has its body. */
const leftOpen = (state: ListState, name: FacetName): boolean =>
  !(state.facets[name] ?? (name === 'body' ? state.facets.model : undefined))

/** Of two uses the cars that fit both; null where there is no such value: one of them cannot be had. */
function withUse(state: ListState, before: ListState, use: ListState): ListState | null {
  let next = before
  for (const name of FACET_NAMES) {
    const wanted = use.facets[name]?.filter((value) => !state.not?.[name]?.includes(value))
    if (!wanted?.length || !leftOpen(state, name)) continue
    const both = before.facets[name]?.filter((value) => wanted.includes(value)) ?? wanted
    if (!both.length) return null
    next = { ...next, facets: { ...next.facets, [name]: both } }
  }
  for (const name of RANGE_NAMES) {
    const range = use.ranges[name]
    if (range && !before.ranges[name]) next = withRange(next, name, range)
  }
  return before.sortBy === 'relevant' ? { ...next, sortBy: use.sortBy } : next
}

/** `missed`: the uses, by their place, that contradict one before them. */
export function withUses(
  state: ListState,
  uses: readonly ListState[],
): { state: ListState; missed: ReadonlySet<number> } {
  const missed = new Set<number>()
  let next = state
  for (const [at, use] of uses.entries()) {
    const found = withUse(state, next, use)
    if (found) next = found
    else missed.add(at)
  }
  return { state: next, missed }
}

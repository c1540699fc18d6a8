import type { FacetName } from '@/core/car/facets'
import type { Country } from '@/core/dealer/country/country'
import { emptySearch, type ListState, withNot } from '@/search/list/state'
import { setFacet, withMore, withRange } from '@/search/list/edit'
import { readComparison, unreadAt } from './comparisons'
import { isTowed, pullerAt } from './figures'
import {
  ABOUT,
  COMPARISONS,
  JOINTS,
  FILLERS,
  NEEDLESS,
  NOT,
  PERIODS,
  REPAYMENTS,
  SOFT,
  TALK,
} from './grammar.data'
import { isWordOf, type Lexicon, withLonger } from './lexicon'
import type { Said, Stated } from './meant'
import { nearestWord } from './nearest'
import { nameAt, type Named, negationAt } from './negations'
import { after, phraseEnd } from './phrase'
import { placeAt } from './places'
import { type Mark, runsOf, textBetween } from './marks'
import { type Token, tokensOf } from './tokens'
import { singleFacet, type UsedFor, usedForAt, type Uses, withUses } from './uses'

export interface Sentence {
  /** The filters alone; `near` is apart, for it may name no radius. */
  state: ListState
  near: { postcode: string; radius?: number } | null
  /** Names of the stock that are searched as words. */
  words: readonly string[]
  /** As typed. */
  missed: readonly string[]
  /** What was not understood and is not wanted: no words to search for. */
  refused: readonly string[]
  place: string | null
}

interface Reader {
  lexicon: Lexicon
  uses: Uses
  country: Country
  year: number
  /** Reads other searches as well. */
  always?: boolean
}
const MOST_REFUSED = 3
/** `not too big`. */
const TOO: ReadonlySet<string> = new Set([...FILLERS, 'too', 'very', 'so', 'really', 'overly'])

const withSaid = (state: ListState, said: Said): ListState => {
  if ('facet' in said) return setFacet(state, said.facet, said.values)
  return withRange(state, said.range, { ...state.ranges[said.range], ...said.bounds })
}

const withValues = (state: ListState, facet: FacetName, values: readonly string[]): ListState => ({
  ...state,
  facets: withMore(state.facets, { [facet]: values }),
})

/** Nobody writes `a` and `with` into a search for words. */
const LONG = 6
const isLong = (tokens: readonly Token[]): boolean =>
  tokens.length >= LONG && tokens.filter(({ word }) => JOINTS.has(word)).length > 1

/** Null for a search that is no sentence: those words are read and searched as ever. */
export const readSentence = (
  typed: string,
  { lexicon, uses, country, year, always }: Reader,
): Sentence | null => {
  const tokens = tokensOf(typed)
  const marks: Mark[] = tokens.map(() => 'known')
  const stated: Stated = { ...lexicon, thisYear: year }
  const wanted: (UsedFor & { at: number })[] = []
  const words: string[] = []
  let state = emptySearch()
  let near: Sentence['near'] = null
  let place: string | null = null
  let [isSentence, afterMake, isMake] = [/[<>]=?\s?\$?\d/.test(typed), false, false]

  const carEnd = (at: number): number => {
    const name = nameAt(tokens, at, lexicon)
    return name?.senses.some(({ facet }) => facet === 'make' || facet === 'model') ? name.end : at
  }
  const isName = (at: number) => nameAt(tokens, at, lexicon) !== null
  const mark = (from: number, end: number, as: Mark): number => {
    marks.fill(as, from, end)
    return end
  }

  const takeName = (at: number, { senses, end }: Named): number => {
    const fitting = senses.find(({ needsMake, facet }) => (afterMake || !needsMake) && facet !== 'badge')
    const sense = fitting ? withLonger(fitting, lexicon) : senses[0]
    if (!sense || (sense.needsMake && !afterMake)) return mark(at, end, 'missed')
    const features = sense.facet === 'filtered_features' ? (state.facets.filtered_features ?? []) : []
    // Features are alternatives: a second one would find more cars, not fewer.
    if (sense.isWord || features.some((one) => !sense.values.includes(one))) words.push(sense.typed)
    else state = withValues(state, sense.facet, sense.values)
    isMake = sense.facet === 'make'
    return end
  }

  /** Words that the stock's own texts say, and misspelt ones, make no sentence of a search. */
  const note = (at: number): void => {
    const { word = '', corrected } = tokens[at] ?? {}
    isSentence ||= !corrected && !lexicon.single.has(word)
  }

  /** `sleeps 5 or more` is more than the name `sleeps 5`. */
  const comparedAt = (at: number, name: Named | null) => {
    const isCounted = name?.senses.some(({ facet }) => facet === 'seats' || facet === 'sleeps')
    const last = name && isCounted ? readComparison(tokens, name.end - 1, stated) : null
    return last && last.end > (name?.end ?? 0) ? last : readComparison(tokens, at, stated)
  }

  const step = (at: number): number => {
    const talk = phraseEnd(tokens, at, TALK)
    if (talk > at + 1) {
      note(at)
      return mark(at, talk, 'empty')
    }
    const needless = phraseEnd(tokens, at, NEEDLESS)
    if (needless > at) {
      note(at)
      const what = after(tokens, needless, SOFT)
      return mark(
        at,
        nameAt(tokens, what, lexicon)?.end ?? readComparison(tokens, what, stated)?.end ?? needless,
        'empty',
      )
    }
    const puller = pullerAt(tokens, at, carEnd)
    if (puller > at) {
      isSentence = true
      return mark(at, puller, 'refused')
    }
    const name = isTowed(tokens, at) ? null : nameAt(tokens, at, lexicon)
    const use = usedForAt(tokens, at, uses, lexicon)
    if (use && use.end >= (name?.end ?? 0)) {
      isSentence ||= use.isSure && !tokens[at]?.corrected
      wanted.push({ ...use, at })
      return use.end
    }
    const found = near || place ? null : placeAt(tokens, at, { country, isName })
    if (found) {
      near = found.near
      if (found.unknown) {
        place = textBetween(typed, tokens, ...found.unknown)
        isSentence = true
      }
      return found.end
    }
    const isModel = afterMake && name?.senses.some(({ needsMake }) => needsMake)
    const compared = isModel ? null : comparedAt(at, name)
    if (compared && compared.end >= (name?.end ?? 0)) {
      isSentence ||= !compared.isPlain && !tokens[at]?.corrected
      state = withSaid(state, compared.said)
      return compared.end
    }
    const negation = negationAt(tokens, at, lexicon, stated)
    if (negation) {
      isSentence ||= !tokens[at]?.corrected
      if (negation.compared) state = withSaid(state, negation.compared.said)
      for (const { facet, values } of negation.not)
        state = withNot(state, withMore(state.not, { [facet]: values }))
      return negation.end
    }
    const isFiller = name?.end === at + 1 && FILLERS.has(tokens[at]?.word ?? '')
    return name && !isFiller ? takeName(at, name) : takeOther(at)
  }

  const isPlainWord = (at: number): boolean => {
    const { word = '' } = tokens[at] ?? {}
    return (
      word !== '' && ![FILLERS, TALK, NOT].some((of) => of.has(word)) && !COMPARISONS.has(word) && !isName(at)
    )
  }

  const takeOther = (at: number): number => {
    const { word = '', corrected } = tokens[at] ?? {}
    const refused = phraseEnd(tokens, at, NOT)
    if (refused > at) {
      note(at)
      const skipped = after(tokens, refused, TOO)
      const use = usedForAt(tokens, skipped, uses, lexicon)
      const unwanted = use && singleFacet(use.state)
      if (unwanted) {
        state = withNot(state, withMore(state.not, unwanted))
        return use.end
      }
      const puller = pullerAt(tokens, skipped, carEnd)
      let end = use?.end ?? puller
      while (
        !use &&
        puller === skipped &&
        end < skipped + MOST_REFUSED &&
        !tokens[end]?.breaks &&
        isPlainWord(end)
      )
        end++
      return mark(at, end > skipped ? end : refused, 'refused')
    }
    if (TALK.has(word)) note(at)
    if (isTowed(tokens, at)) isSentence = true
    else {
      const unread = unreadAt(tokens, at)
      isSentence ||= unread?.isCompared ?? false
      if (unread) return mark(at, unread.end, 'missed')
    }
    if ([TALK, FILLERS, ABOUT, PERIODS, REPAYMENTS].some((of) => of.has(word)) || isTowed(tokens, at))
      return mark(at, at + 1, 'empty')
    if (isWordOf(lexicon, word)) {
      words.push(word)
      return at + 1
    }
    const nearest = corrected ? null : nearestWord(word, lexicon, uses)
    if (nearest === null) return mark(at, at + 1, 'missed')
    const token = tokens[at]
    if (token) tokens[at] = { ...token, word: nearest, corrected: true }
    return at
  }

  for (let at = 0; at < tokens.length;) {
    const next = step(at)
    // A misspelt word is read again in its place.
    if (next !== at) afterMake = isMake
    isMake = false
    at = next
  }
  if (!isSentence && !always && !isLong(tokens)) return null
  const used = withUses(
    state,
    wanted.map((use) => use.state),
  )
  for (const at of used.missed) mark(wanted[at]?.at ?? 0, wanted[at]?.end ?? 0, 'missed')
  const runs = (of: Mark) => runsOf(typed, tokens, marks, of)
  return {
    state: used.state,
    ...{ near, words, place },
    missed: runs('missed'),
    refused: runs('refused'),
  }
}

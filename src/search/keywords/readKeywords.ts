import type { Country } from '@/core/dealer/country/country'
import { DEFAULT_RADIUS } from '@/search/list/near'
import { FACET_NAMES, type FacetName } from '@/core/car/facets'
import { hasFacet, setFacet, withNear, withQuery, withRange } from '@/search/list/edit'
import type { FacetValues, ListState, SearchRange } from '@/search/list/state'
import { RANGE_NAMES } from '@/core/car/facets'
import { hasWords } from '@/search/list/readParameter'
import { words } from '@/search/searchPrefix'
import type { KeywordNames } from './keywordNames'
import { isName, type Meaning, meaningOf } from './meaningOf'
import { takeAmounts } from './takeAmounts'
import { takeNear } from './takeNear'

export interface ReadKeywords {
  state: ListState
  anyRadius: boolean
}

const MAX_SPAN = 5
const FILLERS = /^(?:a|an|and|car|cars|for|in|me|near|or|sale|the|vehicles?|with)$/i
/** `no towbar` must not become a filter for towbar. */
const NEGATION = /(?<![\p{L}\p{N}])(?:no|not|non|without|except)(?![\p{L}\p{N}])/iu

interface Found {
  facets: Map<FacetName, string[]>
  rest: string[]
}

const numbered = (word: string, names: KeywordNames): string[] => {
  const [, make, number] = /^(\p{L}+)(\d+)$/u.exec(word) ?? []
  if (!make || !number || names.has(word.toLowerCase())) return [word]
  const isMake = meaningOf(words(make), names)?.facet === 'make'
  return isMake && meaningOf([number], names)?.facet === 'model' ? [make, number] : [word]
}

const takeNames = (typed: string, state: ListState, names: KeywordNames): Found => {
  const raw = typed
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => numbered(word, names))
  const found: Found = { facets: new Map(), rest: [] }
  let afterMake = false
  /** Words of one value belong together in any order. */
  const isPart = (from: number, end: number): boolean => {
    const own = words(raw.slice(from, end).join(' '))
    const others = words([...raw.slice(0, from), ...raw.slice(end)].join(' '))
    return names.together.some(
      (feature) =>
        feature.size > own.length &&
        own.every((word) => feature.has(word)) &&
        others.some((word) => !FILLERS.test(word) && feature.has(word)),
    )
  }
  const fits = ({ facet, values, needsMake }: Meaning): boolean => {
    if (needsMake) return afterMake
    // Feature filters are alternatives (OR): a second one would find more cars, not fewer.
    const features = [
      ...(state.facets.filtered_features ?? []),
      ...(found.facets.get('filtered_features') ?? []),
    ]
    return facet !== 'filtered_features' || features.every((feature) => values.includes(feature))
  }
  const longest = (from: number): number => {
    for (let end = Math.min(raw.length, from + MAX_SPAN); end > from; end--)
      if (isName(words(raw.slice(from, end).join(' ')), names)) return end
    return from + 1
  }
  for (let at = 0; at < raw.length;) {
    const end = longest(at)
    const span = raw.slice(at, end)
    const meaning = meaningOf(words(span.join(' ')), names)
    const taken = meaning && fits(meaning) && !isPart(at, end) ? meaning : null
    if (taken)
      found.facets.set(taken.facet, [...new Set([...(found.facets.get(taken.facet) ?? []), ...taken.values])])
    else found.rest.push(...span)
    afterMake = taken?.facet === 'make'
    at = end
  }
  return found
}

/** What was chosen, and beside it what was typed. */
export const withFacets = (state: ListState, typed: FacetValues): ListState =>
  FACET_NAMES.reduce((next, facet) => {
    const more = typed[facet]?.filter((value) => !hasFacet(next, facet, value))
    return more ? setFacet(next, facet, [...(next.facets[facet] ?? []), ...more]) : next
  }, state)

/** Null when the words contradict the chosen range. */
export const bothRanges = (chosen: SearchRange | undefined, typed: SearchRange): SearchRange | null => {
  const min = Math.max(chosen?.min ?? -Infinity, typed.min ?? -Infinity)
  const max = Math.min(chosen?.max ?? Infinity, typed.max ?? Infinity)
  if (min > max) return null
  return { ...(min > -Infinity && { min }), ...(max < Infinity && { max }) }
}

/**
 * `used hilux under 45k near 4000` becomes filters, only where no car is lost; other words stay. What was chosen stays too: values
 * are joined, ranges narrow each other, and words that contradict a choice are left as words.
 */
export const readKeywords = (state: ListState, names: KeywordNames, country: Country): ReadKeywords => {
  if (!state.query || NEGATION.test(state.query)) return { state, anyRadius: false }
  const amounts = takeAmounts(state.query, names.amounts)
  const { near, rest } = state.near ? { near: null, rest: amounts.rest } : takeNear(amounts.rest, country)
  const found = takeNames(rest, state, names)
  const ranges = RANGE_NAMES.flatMap((name) => {
    const typed = amounts.ranges[name]
    return typed ? [{ name, range: bothRanges(state.ranges[name], typed) }] : []
  })
  if (ranges.some(({ range }) => range === null)) return { state, anyRadius: false }
  if (!found.facets.size && !ranges.length && !near) return { state, anyRadius: false }

  const query = found.rest.filter((word) => !FILLERS.test(word) && hasWords(word)).join(' ')
  let read = withFacets(withQuery(state, query), Object.fromEntries(found.facets))
  for (const { name, range } of ranges) read = withRange(read, name, range)
  if (near) read = withNear(read, { radius: DEFAULT_RADIUS, ...near })
  return { state: { ...read, page: state.page }, anyRadius: near !== null && near.radius === undefined }
}

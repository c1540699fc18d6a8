/** Presses of a shortcut. Apart from changes, which each list loads in the browser. */
import { FACET_NAMES, type FacetName, RANGE_NAMES, type RangeName } from '@/core/car/facets'
import type { SortBy } from '@/core/dealer/config/sortNames'
import { hasFacet, removeFacet, toggleFacet, withQuery, withRange, withSort } from './edit'
import type { ListState, SearchRange } from './state'

/** What a list counts: its cars, of each facet the values, of each figure the least and the most. */
export interface Counted {
  count: number
  facets: { [K in FacetName]?: readonly { value: string; count: number }[] }
  stats: { [K in RangeName]?: { min: number; max: number } }
}

interface QuickState {
  on: boolean
  next: ListState
}

const RELEVANT: SortBy = 'relevant'

/** `quick` is the search of the shortcut's own address. */
export const pressQuick = (state: ListState, quick: ListState): QuickState => {
  const values = FACET_NAMES.flatMap((name) => (quick.facets[name] ?? []).map((value) => ({ name, value })))
  const ranges = RANGE_NAMES.flatMap((name) =>
    quick.ranges[name] ? [{ name, range: quick.ranges[name] }] : [],
  )
  const sorted = quick.sortBy !== RELEVANT
  const on =
    values.every(({ name, value }) => hasFacet(state, name, value)) &&
    ranges.every(
      ({ name, range }) => state.ranges[name]?.min === range.min && state.ranges[name]?.max === range.max,
    ) &&
    (!sorted || state.sortBy === quick.sortBy) &&
    (!quick.query || state.query === quick.query)
  let next = state
  for (const { name, value } of values) {
    if (on) next = removeFacet(next, name, value)
    else if (!hasFacet(next, name, value)) next = toggleFacet(next, name, value)
  }
  for (const { name, range } of ranges) next = withRange(next, name, on ? null : range)
  if (quick.query) next = withQuery(next, on ? '' : quick.query)
  if (sorted) next = withSort(next, on ? RELEVANT : quick.sortBy)
  return { on, next: { ...next, page: 1 } }
}

/** Of one wish: whether it finds none of the list, all of it, or some. An engine that counts no such thing finds some. */
type Finds = 'none' | 'some' | 'all'

const facetFinds = (quick: ListState, name: FacetName, { count, facets }: Counted): Finds => {
  const found = facets[name]
    ?.filter(({ value }) => hasFacet(quick, name, value))
    .reduce((sum, one) => sum + one.count, 0)
  if (found === undefined) return 'some'
  if (found === 0) return 'none'
  return found < count ? 'some' : 'all'
}

const rangeFinds = (
  { min = -Infinity, max = Infinity }: SearchRange,
  found: Counted['stats']['price'],
): Finds => {
  if (!found) return 'some'
  if (min > found.max || max < found.min) return 'none'
  return min <= found.min && max >= found.max ? 'all' : 'some'
}

/** Whether a shortcut leads to less than the list, and to more than nothing: no hybrid among utes, no ute among utes. */
export const narrows = (quick: ListState, counted: Counted): boolean => {
  const finds = [
    ...FACET_NAMES.flatMap((name) => (quick.facets[name] ? facetFinds(quick, name, counted) : [])),
    ...RANGE_NAMES.flatMap((name) => {
      const range = quick.ranges[name]
      return range ? rangeFinds(range, counted.stats[name]) : []
    }),
  ]
  return !finds.includes('none') && (!finds.length || finds.includes('some'))
}

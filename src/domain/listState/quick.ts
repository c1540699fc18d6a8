/** Quick filters above a list: each switches the same filters as the panel, on top of those in force. */
import type { SortBy } from '@/domain/tenant/searchConfig'
import { hasFacet, removeFacet, toggleFacet, withQuery, withRange, withSort } from './edit'
import { FACET_NAMES, RANGE_NAMES } from './facets'
import type { SearchState } from './state'

export interface QuickState {
  /** All that it asks for is in force. */
  on: boolean
  /** The search after a press: with all of it, or without any of it. */
  next: SearchState
}

const RELEVANT: SortBy = 'relevant'

/** @param quick the search that the shortcut's own address stands for */
export const pressQuick = (state: SearchState, quick: SearchState): QuickState => {
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

/** Presses of a shortcut. Apart from changes, which each list loads in the browser. */
import { FACET_NAMES, RANGE_NAMES } from '@/core/car/facets'
import type { SortBy } from '@/core/dealer/config/sortNames'
import { hasFacet, removeFacet, toggleFacet, withQuery, withRange, withSort } from './edit'
import type { ListState } from './state'

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

/** Changes apply to the newest requested search, which may be newer than the one on the page. */
import type { LoanTerms } from '@/core/money/loanTerms'
import type { SortBy } from '@/core/dealer/config/sortNames'
import { FACET_NAMES, RANGE_NAMES, type RangeName } from '@/core/car/facets'
import { clearFilters, type FacetValues, type Near, type SearchRange, type ListState } from './state'

export interface SearchChange {
  clear?: true
  add?: FacetValues
  drop?: FacetValues
  /** All that is left out: the newest press wins. */
  not?: FacetValues | null
  ranges?: { [K in RangeName]?: SearchRange | null }
  query?: string
  near?: Near | null
  loan?: LoanTerms | null
  sortBy?: SortBy
  /** Absent means 1: a changed list starts at its first page. */
  page?: number
}

const without = (values: readonly string[] = [], gone: readonly string[] = []): string[] =>
  values.filter((value) => !gone.includes(value))

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

const facetsOf = (facets: FacetValues, { add, drop }: SearchChange): FacetValues => {
  const next = { ...facets }
  for (const name of FACET_NAMES) {
    if (!add?.[name] && !drop?.[name]) continue
    const rest = without(facets[name], drop?.[name])
    const values = [...rest, ...without(add?.[name], rest)]
    next[name] = values.length ? values : undefined
  }
  // A model alone could be misread, so it is removed with the last make.
  if (facets.make && !next.make) next.model = undefined
  return next
}

export const withChange = (state: ListState, change: SearchChange): ListState => {
  const { clear, not, ranges, query, near, loan, sortBy, page = 1 } = change
  const { loan: before, ...base } = clear ? clearFilters(state) : state
  const terms = loan === undefined ? before : loan
  return {
    ...base,
    not: not === undefined ? base.not : (not ?? undefined),
    ...(terms && { loan: terms }),
    facets: facetsOf(base.facets, change),
    ranges: {
      ...base.ranges,
      ...Object.fromEntries(Object.entries(ranges ?? {}).map(([name, range]) => [name, range ?? undefined])),
    },
    query: query ?? base.query,
    near: near === undefined ? base.near : near,
    sortBy: sortBy ?? base.sortBy,
    page,
  }
}

export const changeBetween = (from: ListState, to: ListState): SearchChange => {
  const change: SearchChange = {}
  for (const name of FACET_NAMES) {
    if (to.facets[name] === from.facets[name]) continue
    const added = without(to.facets[name], from.facets[name])
    const dropped = without(from.facets[name], to.facets[name])
    if (added.length) change.add = { ...change.add, [name]: added }
    if (dropped.length) change.drop = { ...change.drop, [name]: dropped }
  }
  for (const name of RANGE_NAMES)
    if (!isSame(from.ranges[name], to.ranges[name]))
      change.ranges = { ...change.ranges, [name]: to.ranges[name] ?? null }
  if (!isSame(from.not, to.not)) change.not = to.not ?? null
  if (from.query !== to.query) change.query = to.query
  if (!isSame(from.near, to.near)) change.near = to.near
  if (!isSame(from.loan, to.loan)) change.loan = to.loan ?? null
  if (from.sortBy !== to.sortBy) change.sortBy = to.sortBy
  if (to.page > 1) change.page = to.page
  return change
}

/** The newest search with a press; with `back`, a press that is in it already is taken out again. */
export const pressed = (newest: ListState, change: SearchChange, back?: SearchChange): ListState => {
  const next = withChange(newest, change)
  return back && isSame(next, withChange(newest, {})) ? withChange(newest, back) : next
}

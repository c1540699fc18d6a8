/** A change of a search as data. It is made to the newest search that was asked for, not only to the one it was drawn for. */
import type { LoanTerms } from '@/domain/finance/loanTerms'
import type { SortBy } from '@/domain/tenant/searchConfig'
import { FACET_NAMES, RANGE_NAMES, type RangeName } from './facets'
import { clearFilters, type Near, type SearchRange, type SearchState } from './state'

export interface SearchChange {
  /** Every filter goes before the rest is done. */
  clear?: true
  add?: SearchState['facets']
  drop?: SearchState['facets']
  /** Null takes a range away. */
  ranges?: { [K in RangeName]?: SearchRange | null }
  query?: string
  near?: Near | null
  /** Null goes back to the dealer's own terms. */
  loan?: LoanTerms | null
  sortBy?: SortBy
  /** 1 when absent: a changed list begins at its start. */
  page?: number
}

const without = (values: readonly string[] = [], gone: readonly string[] = []): string[] =>
  values.filter((value) => !gone.includes(value))

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const facetsOf = (facets: SearchState['facets'], { add, drop }: SearchChange): SearchState['facets'] => {
  const next = { ...facets }
  for (const name of FACET_NAMES) {
    if (!add?.[name] && !drop?.[name]) continue
    const rest = without(facets[name], drop?.[name])
    const values = [...rest, ...without(add?.[name], rest)]
    next[name] = values.length ? values : undefined
  }
  // A model without its make would be read as a make's.
  if (facets.make && !next.make) next.model = undefined
  return next
}

export const withChange = (state: SearchState, change: SearchChange): SearchState => {
  const { clear, ranges, query, near, loan, sortBy, page = 1 } = change
  const { loan: before, ...base } = clear ? clearFilters(state) : state
  const terms = loan === undefined ? before : loan
  return {
    ...base,
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

/** What leads from one search to the other. */
export const changeBetween = (from: SearchState, to: SearchState): SearchChange => {
  const change: SearchChange = {}
  for (const name of FACET_NAMES) {
    const added = without(to.facets[name], from.facets[name])
    const dropped = without(from.facets[name], to.facets[name])
    if (added.length) change.add = { ...change.add, [name]: added }
    if (dropped.length) change.drop = { ...change.drop, [name]: dropped }
  }
  for (const name of RANGE_NAMES)
    if (!isSame(from.ranges[name], to.ranges[name]))
      change.ranges = { ...change.ranges, [name]: to.ranges[name] ?? null }
  if (from.query !== to.query) change.query = to.query
  if (!isSame(from.near, to.near)) change.near = to.near
  if (!isSame(from.loan, to.loan)) change.loan = to.loan ?? null
  if (from.sortBy !== to.sortBy) change.sortBy = to.sortBy
  if (to.page > 1) change.page = to.page
  return change
}

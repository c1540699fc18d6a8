/** Every change of a filter returns to page 1. */
import type { SortBy } from '@/core/dealer/config/sortNames'
import { FACET_NAMES, type FacetName, type RangeName } from '@/core/car/facets'
import type { FacetValues, Near, SearchRange, ListState } from './state'

const withValues = (state: ListState, name: FacetName, values: readonly string[]): ListState => {
  const facets = { ...state.facets, [name]: values.length ? values : undefined }
  if (name === 'make' && !values.length) facets.model = undefined
  return { ...state, facets, page: 1 }
}

const same = (a: string) => (b: string) => a.toLowerCase() === b.toLowerCase()

export const hasFacet = (state: ListState, name: FacetName, value: string): boolean =>
  state.facets[name]?.some(same(value)) ?? false

export const toggleFacet = (state: ListState, name: FacetName, value: string): ListState => {
  const before = state.facets[name] ?? []
  return withValues(
    state,
    name,
    hasFacet(state, name, value) ? before.filter((v) => !same(value)(v)) : [...before, value],
  )
}

export const removeFacet = (state: ListState, name: FacetName, value?: string): ListState =>
  withValues(
    state,
    name,
    value === undefined ? [] : (state.facets[name] ?? []).filter((v) => !same(value)(v)),
  )

export const setFacet = withValues

export const withMore = (values: FacetValues = {}, more: FacetValues): FacetValues =>
  FACET_NAMES.reduce<FacetValues>((all, name) => {
    const [own = [], others] = [all[name], more[name]]
    return others ? { ...all, [name]: [...new Set([...own, ...others])] } : all
  }, values)

export const withRange = (state: ListState, name: RangeName, range: SearchRange | null): ListState => ({
  ...state,
  ranges: { ...state.ranges, [name]: range ?? undefined },
  page: 1,
})

export const withNear = (state: ListState, near: Near | null): ListState => ({ ...state, near, page: 1 })
export const withQuery = (state: ListState, query: string): ListState => ({
  ...state,
  query: query.trim(),
  page: 1,
})
export const withSort = (state: ListState, sortBy: SortBy): ListState => ({ ...state, sortBy, page: 1 })
export const withPage = (state: ListState, page: number): ListState => ({
  ...state,
  page: Math.max(1, page),
})

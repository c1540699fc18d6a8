/** Every change of a filter returns to page 1. */
import { formatKm, formatMetres, formatMoney, formatNumber } from '@/core/money/format'
import type { SortBy } from '@/core/dealer/config/sorts'
import { phrase, t } from '@/lib/words'
import { FACET_NAMES, type FacetName, FILTER_LABELS, RANGE_NAMES, type RangeName } from '@/core/car/facets'
import { nearText } from './near'
import type { Near, SearchRange, ListState } from './state'

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
const RANGE_UNIT: Record<RangeName, (value: number) => string> = {
  price: formatMoney,
  km: formatKm,
  year: String,
  weekly_price: (value) => t('{amount} / week', { amount: formatMoney(value) }),
  subscription_price: (value) => t('{amount} / week', { amount: formatMoney(value) }),
  body_length: formatMetres,
  tare_weight: (value) => `${formatNumber(value)} kg`,
}

export const rangeText = (name: RangeName, { min, max }: SearchRange): string => {
  const write = RANGE_UNIT[name]
  if (min === undefined) return t('Up to {amount}', { amount: write(max ?? 0) })
  return max === undefined
    ? t('From {amount}', { amount: write(min) })
    : t('{low} to {high}', { low: write(min), high: write(max) })
}

const TYPE_LABELS: Record<string, string> = { new: phrase('New'), used: phrase('Used'), demo: phrase('Demo') }
const STATUS_LABELS: Record<string, string> = {
  in_stock: phrase('In stock'),
  coming_soon: phrase('Coming soon'),
  sold: phrase('Sold'),
}

export const facetValueText = (name: FacetName, value: string): string => {
  if (name === 'car_type') return t(TYPE_LABELS[value] ?? value)
  if (name === 'status') return t(STATUS_LABELS[value] ?? value)
  if (name === 'seats') return t('{value} seats', { value })
  if (name === 'sleeps') return t('Sleeps {sleeps}', { sleeps: value })
  if (name === 'certified') return t(value === 'true' ? 'Certified' : 'Not certified')
  return value
}

export interface Chip {
  name: FacetName | RangeName | 'query' | 'near'
  label: string
  text: string
  without: ListState
}

/** One chip for each filter value, in the fixed order of the filters. */
export const appliedFilters = (state: ListState): Chip[] => {
  const chips: Chip[] = []
  const add = (name: Chip['name'], text: string, without: ListState) =>
    chips.push({ name, label: `${t(FILTER_LABELS[name])}: ${text}`, text, without })
  if (state.query) add('query', `“${state.query}”`, withQuery(state, ''))
  for (const name of FACET_NAMES) {
    for (const value of state.facets[name] ?? [])
      add(name, facetValueText(name, value), removeFacet(state, name, value))
  }
  for (const name of RANGE_NAMES) {
    const range = state.ranges[name]
    if (range) add(name, rangeText(name, range), withRange(state, name, null))
  }
  const near = nearText(state.near)
  if (near) add('near', near, withNear(state, null))
  return chips
}

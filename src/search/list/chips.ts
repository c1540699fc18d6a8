import { formatKm, formatMetres, formatMoney, formatNumber } from '@/core/money/format'
import { isPostcode } from '@/core/dealer/country/postcodeForm'
import { phrase, t } from '@/lib/words'
import {
  FACET_NAMES,
  type FacetName,
  FILTER_LABELS,
  RANGE_NAMES,
  rangeKind,
  type RangeKind,
  type RangeName,
} from '@/core/car/facets'
import { RATING_WORDS } from '@/core/car/ratingNames'
import { removeFacet, withNear, withQuery, withRange } from './edit'
import { MAX_RADIUS } from './near'
import { type Near, type SearchRange, type ListState, withNot } from './state'

const weekly = (value: number) => t('{amount} / week', { amount: formatMoney(value) })
const WRITE: Record<RangeKind, (value: number) => string> = {
  ...{ price: formatMoney, km: formatKm, year: String, week: weekly, length: formatMetres },
  mass: (value) => `${formatNumber(value)} kg`,
}

export const rangeText = (name: RangeName, { min, max }: SearchRange): string => {
  const write = WRITE[rangeKind(name)]
  if (name === 'braked_towing' && max === undefined) return t('Tows {amount}', { amount: write(min ?? 0) })
  if (min === undefined) return t('Up to {amount}', { amount: write(max ?? 0) })
  return max === undefined
    ? t('From {amount}', { amount: write(min) })
    : t('{low} to {high}', { low: write(min), high: write(max) })
}

const VALUE_LABELS: { readonly [K in FacetName]?: Readonly<Record<string, string>> } = {
  car_type: { new: phrase('New'), used: phrase('Used'), demo: phrase('Demo') },
  status: { in_stock: phrase('In stock'), coming_soon: phrase('Coming soon'), sold: phrase('Sold') },
  certified: { true: phrase('Certified'), false: phrase('Not certified') },
  price_rating: RATING_WORDS,
}

export const facetValueText = (name: FacetName, value: string): string => {
  if (name === 'seats') return t('{value} seats', { value })
  if (name === 'sleeps') return t('Sleeps {sleeps}', { sleeps: value })
  const label = VALUE_LABELS[name]?.[value]
  return label ? t(label) : value
}

export interface Chip {
  name: FacetName | RangeName | 'query' | 'near' | 'not'
  label: string
  text: string
  without: ListState
}

/** `Within 50 km of 4000`; null for an invalid postcode, which filters nothing. */
const nearText = (near: Near | null): string | null => {
  if (!near || !isPostcode(near.postcode)) return null
  const { radius, postcode } = near
  if (radius >= MAX_RADIUS) return t('Nearest to {postcode}', { postcode })
  return t('Within {radius} km of {postcode}', { radius, postcode })
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
  for (const name of FACET_NAMES) {
    for (const value of state.not?.[name] ?? []) {
      const others = state.not?.[name]?.filter((one) => one !== value)
      const text = t('Not {value}', { value: facetValueText(name, value) })
      add('not', text, withNot(state, { ...state.not, [name]: others }))
    }
  }
  for (const name of RANGE_NAMES) {
    const range = state.ranges[name]
    if (range) add(name, rangeText(name, range), withRange(state, name, null))
  }
  const near = nearText(state.near)
  if (near) add('near', near, withNear(state, null))
  return chips
}

import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { type ListState, emptySearch } from './state'
import { FACET_NAMES, type FacetName, RANGE_NAMES, type RangeName } from '@/core/car/facets'
import { SORTS, type SortBy } from '@/core/dealer/config/sortNames'
import { FILTER_NEEDS } from '@/core/dealer/config/searchConfig'
import { orderOf } from '@/core/dealer/config/sorts'

/** The search without what the dealer has switched off: such a filter is ignored like any that no list has. The same object if nothing is. */
export function offeredState(state: ListState, features: TenantConfig['features']): ListState {
  const isOffered = (need: keyof typeof features | undefined): boolean => !need || features[need]
  const only = <Values extends object>(values: Values): Values => {
    const off = Object.entries(FILTER_NEEDS).flatMap(([name, need]) =>
      isOffered(need) ? [] : [[name, undefined]],
    )
    return { ...values, ...Object.fromEntries(off) }
  }
  const { facets, not, ranges, sortBy } = state
  const offered: ListState = {
    ...state,
    facets: only(facets),
    ...(not && { not: only(not) }),
    ranges: only(ranges),
    sortBy: isOffered(orderOf(sortBy).needs) ? sortBy : 'relevant',
  }
  return JSON.stringify(offered) === JSON.stringify(state) ? state : offered
}

const NEEDS = new Map<string, keyof TenantConfig['features']>(Object.entries(FILTER_NEEDS))

/** Those that a list counts: nothing is said of what is off. */
export const offeredFacets = (features: TenantConfig['features']): FacetName[] =>
  FACET_NAMES.filter((name) => {
    const need = NEEDS.get(name)
    return !need || features[need]
  })

export interface OfferedNames {
  facets: readonly FacetName[]
  ranges: readonly RangeName[]
  sorts: readonly SortBy[]
}

/** What a search of this dealer can name: all that the list's own address can, in the order of its tables. */
export function offeredNames(features: TenantConfig['features']): OfferedNames {
  const everything = {
    ...emptySearch(),
    facets: Object.fromEntries(FACET_NAMES.map((name) => [name, ['any']])),
    ranges: Object.fromEntries(RANGE_NAMES.map((name) => [name, { min: 0 }])),
  }
  const { facets, ranges } = offeredState(everything, features)
  return {
    facets: FACET_NAMES.filter((name) => facets[name]),
    ranges: RANGE_NAMES.filter((name) => ranges[name]),
    sorts: SORTS.filter((sortBy) => offeredState({ ...emptySearch(), sortBy }, features).sortBy === sortBy),
  }
}

import { FACET_NAMES, type FacetName, RANGE_NAMES, type RangeName } from '@/core/car/facets'
import { offeredState } from './offeredState'
import { emptySearch } from './state'
import { SORTS, type SortBy } from '@/core/dealer/config/searchConfig'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'

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

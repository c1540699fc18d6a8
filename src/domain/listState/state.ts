import type { LoanTerms } from '@/domain/finance/loanTerms'
import type { SortBy } from '@/domain/tenant/searchConfig'
import type { FacetName, RangeName } from './facets'

/** Bounds are inclusive whole numbers: dollars, kilometres or years. Never both absent. */
export interface SearchRange {
  min?: number
  max?: number
}

/** Cars of the places within `radius` kilometres of a postcode. It stands as it was typed: one that is none filters nothing. */
export interface Near {
  postcode: string
  radius: number
}

/** A list page's filters. Values are the cars' own (`HiLux`, not `hilux`) where the vocabulary knows them. */
export interface SearchState {
  query: string
  /** OR inside a facet, AND between facets; never an empty list. */
  facets: { [K in FacetName]?: readonly string[] }
  ranges: { [K in RangeName]?: SearchRange }
  /** What repayments are reckoned on; absent where the dealer's own terms hold. */
  loan?: LoanTerms
  near: Near | null
  sortBy: SortBy
  /** 1-based. */
  page: number
}

/** What turns slugs into values. A facet that is absent accepts any value; an unknown value of a listed facet is ignored. */
export interface SearchContext {
  sorts?: readonly SortBy[]
  vocabulary?: { [K in FacetName]?: readonly string[] }
}

export const emptySearch = (): SearchState => ({
  query: '',
  facets: {},
  ranges: {},
  near: null,
  sortBy: 'relevant',
  page: 1,
})

/** No filters; the order and the loan stay. */
export const clearFilters = ({ sortBy, loan }: SearchState): SearchState => ({
  ...emptySearch(),
  sortBy,
  ...(loan && { loan }),
})

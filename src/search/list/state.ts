import type { LoanTerms } from '@/core/money/loanTerms'
import type { SortBy } from '@/core/dealer/config/sortNames'
import type { FacetName, RangeName } from '@/core/car/facets'

/** Inclusive whole dollars, kilometres or years. At least one bound is present. */
export interface SearchRange {
  min?: number
  max?: number
}

/** `radius` in kilometres. The postcode is as typed; an invalid one filters nothing. */
export interface Near {
  postcode: string
  radius: number
}

export type FacetValues = { [K in FacetName]?: readonly string[] }

/** Values are the cars' own (`HiLux`, not `hilux`) where the vocabulary knows them. */
export interface ListState {
  query: string
  /** OR inside a facet, AND between facets; never an empty list. */
  facets: FacetValues
  /** A car with one of these values is left out. Absent without any. */
  not?: FacetValues | undefined
  ranges: { [K in RangeName]?: SearchRange }
  loan?: LoanTerms
  near: Near | null
  sortBy: SortBy
  page: number
}

/** A facet that is absent accepts any value; an unknown value of a listed facet is ignored. */
export interface KnownWords {
  sorts?: readonly SortBy[]
  vocabulary?: { [K in FacetName]?: readonly string[] }
  makesOf?: Readonly<Record<string, readonly string[]>>
}

export const emptySearch = (): ListState => ({
  query: '',
  facets: {},
  ranges: {},
  near: null,
  sortBy: 'relevant',
  page: 1,
})

/** Without a single value, the search leaves out nothing. Apart from the other edits: a list in the browser has this one. */
export const withNot = (state: ListState, not: FacetValues): ListState => ({
  ...state,
  not: Object.values(not).some((values) => values?.length) ? not : undefined,
  page: 1,
})

export const clearFilters = ({ sortBy, loan }: ListState): ListState => ({
  ...emptySearch(),
  sortBy,
  ...(loan && { loan }),
})

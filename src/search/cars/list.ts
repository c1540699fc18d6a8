import { cache } from 'react'
import type { Car } from '@/core/car/car'
import { FACET_NAMES, facetField, type FacetName, type RangeName } from '@/core/car/facets'
import { type ListState } from '@/search/list/state'
import type { Site } from '@/core/dealer/views'
import { getSearchEngine } from '@/search'
import {
  type Facet,
  type FacetCount,
  type NumStats,
  type SearchRequest,
  type SearchResult,
} from '@/search/types'
import { distancesOf, type LocationsNear, locationsNear, within, nearestFirst } from './near'
import { askRepayments, repaymentStats } from './repayments'
import { searchRequest } from './request'
import { hydrate } from '@/core/car/read/cars'

export interface CarList {
  hits: Car[]
  count: number
  /** By address names; most frequent first, chosen values stay with 0. */
  facets: { [K in FacetName]?: FacetCount[] }
  facetStats: { [K in RangeName]?: NumStats }
  ms: number
  page: number
  pages: number
  /** By car id, whole kilometres from the search's postcode. */
  distances: Record<string, number>
  /** False when the postcode does not exist; it then filters nothing. */
  nearFound: boolean
  /** The fallback answered because the engine is unavailable: do not cache. */
  degraded: boolean
}

export const facetsByName = (result: SearchResult): CarList['facets'] => {
  const facets: CarList['facets'] = {}
  for (const name of FACET_NAMES) {
    const counts = result.facets[facetField(name)]
    if (counts) facets[name] = counts
  }
  return facets
}

const statsByName = (site: Site, state: ListState, { stats }: SearchResult): CarList['facetStats'] => {
  const { weekly_price, ...others } = stats
  return { ...others, weekly_price: repaymentStats(site, state, weekly_price, others.price) }
}

export const listRequest = (
  site: Site,
  state: ListState,
  near: LocationsNear | null,
  now: Date,
): SearchRequest => {
  const request = askRepayments(site, state, searchRequest(site, state, now))
  return { ...request, where: within(request.where, near) }
}

/** The engine finds and counts, the database supplies the facts. Near a postcode the nearest come first, unless words or an order were chosen. */
export const listCars = cache(async (site: Site, state: ListState): Promise<CarList> => {
  const now = new Date()
  const near = await locationsNear(site, state.near)
  const request = listRequest(site, state, near, now)
  const result = await getSearchEngine().search(request)
  const { sortBy, query } = state
  const byDistance = near && (sortBy === 'nearest' || (sortBy === 'relevant' && !query))
  const ids = byDistance ? await nearestFirst(getSearchEngine(), request, result, near) : result.ids
  const hits = await hydrate(site, ids, now)
  return {
    hits,
    distances: distancesOf(hits, near),
    nearFound: !state.near || near !== null,
    count: result.total,
    facets: facetsByName(result),
    facetStats: statsByName(site, state, result),
    ms: result.tookMs,
    page: result.page,
    pages: result.pages,
    degraded: result.degraded ?? false,
  }
})

/** Counts without cars: `facets` and `stats` alone, for a search whose list is not shown. */
export const countFacets = async (
  site: Site,
  state: ListState,
  facets: readonly Facet[],
  stats: SearchRequest['stats'] = [],
): Promise<Pick<CarList, 'count' | 'facets' | 'facetStats' | 'nearFound' | 'degraded'>> => {
  const near = await locationsNear(site, state.near)
  const request = listRequest(site, state, near, new Date())
  const result = await getSearchEngine().search({ ...request, facets, stats, perPage: 1 })
  const { total, degraded = false } = result
  return {
    count: total,
    facets: facetsByName(result),
    facetStats: statsByName(site, state, result),
    nearFound: !state.near || near !== null,
    degraded,
  }
}

export const countCars = (site: Site, state: ListState) => countFacets(site, state, [])

import { cache } from 'react'
import type { Car } from '@/domain/car/car'
import { FACET_NAMES, facetField, type FacetName, type RangeName } from '@/domain/listState/facets'
import { type SearchState } from '@/domain/listState/state'
import type { Site } from '@/domain/views'
import { getSearchEngine } from '@/search'
import { type FacetCount, type NumStats, type SearchRequest, type SearchResult } from '@/search/types'
import { distancesOf, type LocationsNear, locationsNear, within } from './near'
import { askRepayments, repaymentStats } from './repayments'
import { searchRequest } from './request'
import { hydrate } from './rows'

export interface CarList {
  hits: Car[]
  /** All cars that match, over all pages. */
  count: number
  /** By the names that addresses use; most frequent first, chosen values kept with 0. */
  facets: { [K in FacetName]?: FacetCount[] }
  facetStats: { [K in RangeName]?: NumStats }
  /** Milliseconds that the engine took. */
  ms: number
  page: number
  pages: number
  /** By car id, whole kilometres from the postcode that the search names; empty without one. */
  distances: Record<string, number>
  /** False when the search names a postcode that is none; it then filters nothing. */
  nearFound: boolean
  /** True when the search server is unavailable and its fallback answered: not to be cached. */
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

const statsByName = (site: Site, state: SearchState, { stats }: SearchResult): CarList['facetStats'] => {
  const { price, km, year, weekly_price, subscription_price } = stats
  return {
    price,
    km,
    year,
    weekly_price: repaymentStats(site, state, weekly_price, price),
    subscription_price,
  }
}

/** What the engine is asked for a list: its filters, the repayments as the shopper's loan makes them, the places near. */
export const listRequest = (
  site: Site,
  state: SearchState,
  near: LocationsNear | null,
  now: Date,
): SearchRequest => {
  const request = askRepayments(site, state, searchRequest(site, state, now))
  return { ...request, where: within(request.where, near) }
}

/** One page of the site's cars: the engine finds and counts, the database says what each car is. */
export const listCars = cache(async (site: Site, state: SearchState): Promise<CarList> => {
  const now = new Date()
  const near = await locationsNear(site, state.near)
  const result = await getSearchEngine().search(listRequest(site, state, near, now))
  const hits = await hydrate(site, result.ids, now)
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

/** How many cars a search lists: nothing else is counted and no car is read. */
export const countCars = async (
  site: Site,
  state: SearchState,
): Promise<Pick<CarList, 'count' | 'degraded'>> => {
  const now = new Date()
  const near = await locationsNear(site, state.near)
  const { total, degraded = false } = await getSearchEngine().search({
    ...listRequest(site, state, near, now),
    facets: [],
    stats: [],
    perPage: 1,
  })
  return { count: total, degraded }
}

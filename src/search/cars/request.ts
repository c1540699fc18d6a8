import { ON_SHOW_STATUSES, soldSince } from '@/core/car/availability'
import { FACET_NAMES, facetField, type FacetName, RANGE_NAMES } from '@/core/car/facets'
import { offeredFacets } from '@/search/list/offeredState'
import { type ListState } from '@/search/list/state'
import { orderOf } from '@/core/dealer/config/sorts'
import type { Site } from '@/core/dealer/views'
import { shopperWords } from '@/search/shopperWords'
import { FACETS, type Filter, type Refine, type Scalar, type SearchRequest } from '@/search/types'
import { MINIMUM_SHOWN_PRICE } from '@/core/car/price'

/** In stock, coming soon, or sold within the site's grace days; never what the site's rules exclude. */
export const listingFilter = ({ config }: Pick<Site, 'config'>, now: Date): Filter => {
  const { soldDays, usedOnly, excludedMakes } = config.search
  const status: Filter = {
    or: [
      { f: 'status', in: ON_SHOW_STATUSES },
      {
        and: [
          { f: 'status', in: ['sold'] },
          { f: 'sold_date_timestamp', min: soldSince(now, soldDays) + 1 },
        ],
      },
    ],
  }
  const rules: Filter[] = [status]
  if (usedOnly) rules.push({ f: 'car_type', in: ['used'] })
  if (excludedMakes.length) rules.push({ not: { f: 'make', in: excludedMakes } })
  return rules.length > 1 ? { and: rules } : status
}

const scalarOf = (name: FacetName, value: string): Scalar | undefined => {
  if (name === 'certified') return value === 'true'
  if (name !== 'seats' && name !== 'year' && name !== 'sleeps') return value
  return /^\d{1,4}$/.test(value) ? Number(value) : undefined
}

/** OR inside a facet, AND between facets. A number facet with only unreadable values does not filter. */
export const refineOf = (facets: ListState['facets']): Refine => {
  const refine: Refine = {}
  for (const name of FACET_NAMES) {
    const values = (facets[name] ?? []).flatMap((value) => scalarOf(name, value) ?? [])
    if (values.length) refine[facetField(name)] = values
  }
  return refine
}

/** A value that the shopper does not want; a car that does not state it stays. */
const leftOut = ({ not = {} }: ListState): Filter[] => {
  const refine = refineOf(not)
  return FACETS.flatMap((f) => (refine[f] ? [{ not: { f, in: refine[f] } }] : []))
}

export const searchRequest = (site: Site, state: ListState, now: Date): SearchRequest => {
  const listed = listingFilter(site, now)
  const priced = state.sortBy === 'price_asc' && site.config.search.ascendingHidesNoPrice
  const withPrice: Filter = { f: 'price', min: MINIMUM_SHOWN_PRICE + 1 }
  const rules = [listed, ...(priced ? [withPrice] : []), ...leftOut(state)]
  return {
    scope: { dealershipIds: site.dealershipIds },
    q: shopperWords(state.query),
    where: rules.length > 1 ? { and: rules } : listed,
    refine: refineOf(state.facets),
    ranges: Object.fromEntries(
      RANGE_NAMES.flatMap((name) => (state.ranges[name] ? [[name, state.ranges[name]]] : [])),
    ),
    facets: offeredFacets(site.config.features).map(facetField),
    stats: RANGE_NAMES,
    sort: orderOf(state.sortBy).by,
    page: state.page,
    perPage: site.config.search.perPage,
  }
}

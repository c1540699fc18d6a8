import { RANGE_NAMES, type RangeName } from '@/core/car/facets'
import { cached } from '@/cache/cached'
import { stockTags } from '@/cache/tags'
import { emptySearch } from '@/search/list/state'
import { offeredNames } from '@/search/list/offeredState'
import type { Site, StockCounts } from '@/core/dealer/views'
import { memoizeByObject } from '@/lib/memoize'
import { getSearchEngine } from '@/search'
import { type CarList, facetsByName } from './list'
import { searchRequest } from './request'

export const stockFacets = cached({
  key: (site: Site) => site.host,
  tags: ({ host }) => stockTags(host),
  read: async (site): Promise<Pick<CarList, 'count' | 'facets'> & { states: readonly RangeName[] }> => {
    const result = await getSearchEngine().search({
      ...searchRequest(site, emptySearch(), new Date()),
      perPage: 1,
    })
    const states = RANGE_NAMES.filter((name) => result.stats[name])
    return { count: result.total, facets: facetsByName(result), states }
  },
})

/** Equal while the counts are: most changes of a car (its price, a photo) leave them as they were. */
export const countsText = memoizeByObject((stock: Pick<CarList, 'count' | 'facets'>): string =>
  JSON.stringify([stock.count, stock.facets]),
)

/** The values that words may name: not those of a filter that the dealer has switched off. */
export const namedFacets = async (
  site: Site,
  known?: Pick<CarList, 'facets'>,
): Promise<CarList['facets']> => {
  const { facets } = known ?? (await stockFacets(site))
  const { facets: offered } = offeredNames(site.config.features)
  return Object.fromEntries(offered.map((name) => [name, facets[name]]))
}

export const stockCounts = async (site: Site): Promise<StockCounts> => {
  const { count, facets } = await stockFacets(site)
  return {
    total: count,
    inStock: facets.status?.find(({ value }) => value === 'in_stock')?.count ?? 0,
    makes: facets.make ?? [],
    models: facets.model ?? [],
    bodies: facets.body ?? [],
    fuels: facets.fuel ?? [],
    places: facets.location_name ?? [],
    types: facets.car_type ?? [],
  }
}

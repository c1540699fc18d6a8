import { cached } from '@/cache/cached'
import { stockTags } from '@/cache/tags'
import { emptySearch } from '@/domain/listState/state'
import type { Site, StockCounts } from '@/domain/views'
import { getSearchEngine } from '@/search'
import { type CarList, facetsByName } from './list'
import { searchRequest } from './request'

export const stockFacets = cached({
  key: (site: Site) => site.host,
  tags: ({ host }) => stockTags(host),
  read: async (site): Promise<Pick<CarList, 'count' | 'facets'>> => {
    const result = await getSearchEngine().search({
      ...searchRequest(site, emptySearch(), new Date()),
      perPage: 1,
      stats: [],
    })
    return { count: result.total, facets: facetsByName(result) }
  },
})

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

import { cache } from 'react'
import type { StockCounts } from '@/components/site/frame'
import { getSite, listCars } from '@/data'
import { emptySearch } from '@/domain/searchState'

const none: StockCounts = { total: 0, makes: [], models: [], bodies: [], fuels: [], places: [], types: [] }

/** How much stock the site has and of what: one search per page, shared by header, finder and tiles. */
export const stockCounts = cache(async (host: string): Promise<StockCounts> => {
  const site = await getSite(host)
  if (!site) return none
  const { count, facets } = await listCars(site, emptySearch())
  return {
    total: count,
    makes: facets.make ?? [],
    models: facets.model ?? [],
    bodies: facets.body ?? [],
    fuels: facets.fuel ?? [],
    places: facets.location_name ?? [],
    types: facets.car_type ?? [],
  }
})

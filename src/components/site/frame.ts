import type { LocationView, ModelView, Site } from '@/domain/views'
import type { FacetCount } from './facetCounts'

/** What header and footer need of a site; put together once per page by the layout. */
export interface Frame {
  site: Site
  locations: LocationView[]
  models: ModelView[]
  stock: StockCounts
  now: Date
}

/** How many cars the site has, in all and by value. */
export interface StockCounts {
  total: number
  makes: FacetCount[]
  models: FacetCount[]
  bodies: FacetCount[]
  fuels: FacetCount[]
  places: FacetCount[]
  types: FacetCount[]
}

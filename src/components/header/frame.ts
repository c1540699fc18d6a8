import type { LocationView, ModelView, Site, StockCounts } from '@/domain/views'

/** What header and footer need of a site; put together once per page by the layout. */
export interface Frame {
  site: Site
  locations: LocationView[]
  models: ModelView[]
  stock: StockCounts
  /** Pictures of makes by name. */
  logos: Record<string, string>
  now: Date
}

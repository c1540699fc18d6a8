import type { ModelView, Site, StockCounts } from '@/core/dealer/views'
import type { LocationView } from '@/core/place/views'

/** What header and footer need. The layout reads it once per page. */
export interface Frame {
  site: Site
  locations: LocationView[]
  models: ModelView[]
  stock: StockCounts
  /** Logo addresses by make. */
  logos: Record<string, string>
  now: Date
}

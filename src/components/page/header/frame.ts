import type { ModelView, Site, StockCounts } from '@/core/dealer/views'
import type { LocationView } from '@/core/place/views'

/** What header and footer need. */
export interface Frame {
  site: Site
  locations: LocationView[]
  stock: StockCounts
  now: Date
}

/** What the panels of the menus need beside it. */
export interface MenuFrame extends Frame {
  models: ModelView[]
  /** Logo addresses by make. */
  logos: Record<string, string>
}

import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { LocationView } from '@/core/place/views'
import type { ChosenColumns } from '@/core/place/columns'

export interface LocationSection {
  heading: string
  link?: { label: string; href: string } | null
  locations: readonly LocationView[]
  config: TenantConfig
  now: Date
  columns?: ChosenColumns
}

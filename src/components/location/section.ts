import type { TenantConfig } from '@/domain/tenant/tenantConfig'
import type { LocationView } from '@/domain/views'
import type { ChosenColumns } from '@/domain/place/columns'

export interface LocationSection {
  heading: string
  link?: { label: string; href: string } | null
  locations: readonly LocationView[]
  config: TenantConfig
  now: Date
  columns?: ChosenColumns
}

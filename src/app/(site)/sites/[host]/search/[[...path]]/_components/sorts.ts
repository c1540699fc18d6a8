import type { SortBy } from '@/domain/tenant/searchConfig'
import type { TenantConfig } from '@/domain/tenant/tenantConfig'

const LABELS: Record<SortBy, string> = {
  relevant: 'Most relevant',
  latest: 'Latest',
  price_desc: 'Highest price',
  price_asc: 'Lowest price',
  km_asc: 'Lowest kms',
  km_desc: 'Highest kms',
  weekly_asc: 'Lowest weekly repayment',
}

export const sortOptions = ({ sorts }: TenantConfig['search']) =>
  sorts.map((value) => ({ value, label: LABELS[value] }))

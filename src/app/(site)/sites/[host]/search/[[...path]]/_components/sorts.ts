import type { ListState } from '@/search/list/state'
import type { SortBy } from '@/core/dealer/config/searchConfig'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { phrase, t } from '@/lib/words'

const LABELS: Record<SortBy, string> = {
  relevant: phrase('Most relevant'),
  latest: phrase('Latest'),
  price_desc: phrase('Highest price'),
  price_asc: phrase('Lowest price'),
  km_asc: phrase('Lowest kms'),
  km_desc: phrase('Highest kms'),
  weekly_asc: phrase('Lowest weekly repayment'),
}

/** Near a postcode the cars come by distance, and the order says so. */
export const sortOptions = (
  { sorts }: TenantConfig['search'],
  { near, query }: Pick<ListState, 'near' | 'query'>,
) =>
  sorts.map((value) => ({
    value,
    label: value === 'relevant' && near && !query ? t('Nearest first') : t(LABELS[value]),
  }))

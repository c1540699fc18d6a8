import type { ListState } from '@/search/list/state'
import { orderOf } from '@/core/dealer/config/sorts'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { t } from '@/lib/words'

/** Near a postcode the cars come by distance, and the order says so. */
export const sortOptions = (
  { sorts }: TenantConfig['search'],
  { near, query }: Pick<ListState, 'near' | 'query'>,
) =>
  sorts.map((value) => ({
    value,
    label: value === 'relevant' && near && !query ? t('Nearest first') : t(orderOf(value).label),
  }))

import type { ListState } from '@/search/list/state'
import { orderOf } from '@/core/dealer/config/sorts'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { t } from '@/lib/words'

/** Near a postcode the cars come by distance, and the order says so; before there is one, the choice asks for it (AskPlace). */
export function sortOptions(
  { sorts, filters }: TenantConfig['search'],
  { near, query, sortBy }: Pick<ListState, 'near' | 'query' | 'sortBy'>,
) {
  const nearest = t(orderOf('nearest').label)
  const isNear = near !== null && !query && sorts.includes('relevant')
  const knowsPlaces =
    near !== null || filters.some((one) => (typeof one === 'string' ? one : one.name) === 'near')
  return [
    ...sorts.map((value) =>
      value === 'relevant' && isNear
        ? { value: sortBy === 'nearest' ? sortBy : value, label: nearest }
        : { value, label: t(orderOf(value).label) },
    ),
    ...(knowsPlaces && !isNear ? [{ value: 'nearest', label: nearest }] : []),
  ]
}

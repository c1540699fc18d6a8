import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { ListState } from './state'

/** The search without what the dealer has switched off: such a filter is ignored like any that no list has. The same object if nothing is. */
export function offeredState(state: ListState, features: TenantConfig['features']): ListState {
  const { facets, ranges, sortBy } = state
  const offered: ListState = {
    ...state,
    facets: {
      ...facets,
      tag: features.tags ? facets.tag : undefined,
      certified: features.certified ? facets.certified : undefined,
    },
    ranges: {
      ...ranges,
      weekly_price: features.finance ? ranges.weekly_price : undefined,
      subscription_price: features.subscriptions ? ranges.subscription_price : undefined,
    },
    sortBy: sortBy === 'weekly_asc' && !features.finance ? 'relevant' : sortBy,
  }
  return JSON.stringify(offered) === JSON.stringify(state) ? state : offered
}

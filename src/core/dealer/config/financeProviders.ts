/** Beyond the conditions of every provider (see shownLender.ts). */
export type EstimateNeeds = 'year-and-rate' | 'weekly' | 'monthly' | 'none'

interface Provider {
  needs: EstimateNeeds
  period: 'week' | 'month'
  /** `share`: the dealer's percentage of the price. `lender`: as the lender's data say, else that percentage. */
  deposit: 'share' | 'lender'
}

export const PROVIDER_KINDS = [
  'year-and-rate',
  'available-only',
  'weekly',
  'weekly-share',
  'monthly',
  'available-monthly',
  'manual',
  'comparison-service',
] as const
export type ProviderKind = (typeof PROVIDER_KINDS)[number]

export const PROVIDERS: Record<ProviderKind, Provider> = {
  'year-and-rate': { needs: 'year-and-rate', period: 'week', deposit: 'share' },
  'available-only': { needs: 'none', period: 'week', deposit: 'lender' },
  weekly: { needs: 'weekly', period: 'week', deposit: 'lender' },
  'weekly-share': { needs: 'weekly', period: 'week', deposit: 'share' },
  monthly: { needs: 'monthly', period: 'month', deposit: 'lender' },
  'available-monthly': { needs: 'none', period: 'month', deposit: 'lender' },
  manual: { needs: 'weekly', period: 'week', deposit: 'lender' },
  'comparison-service': { needs: 'none', period: 'week', deposit: 'lender' },
}

/** The eight kinds of finance provider: what an estimate needs, which period it shows, whose deposit holds. */

/** Beyond the conditions of every provider (see gates.ts). */
export type ProviderGate = 'year-and-rate' | 'weekly' | 'monthly' | 'none'

interface Provider {
  gate: ProviderGate
  period: 'week' | 'month'
  /** `share`: the dealer's part of the price. `lender`: as the lender's data say, else that part. */
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
  'year-and-rate': { gate: 'year-and-rate', period: 'week', deposit: 'share' },
  'available-only': { gate: 'none', period: 'week', deposit: 'lender' },
  weekly: { gate: 'weekly', period: 'week', deposit: 'lender' },
  'weekly-share': { gate: 'weekly', period: 'week', deposit: 'share' },
  monthly: { gate: 'monthly', period: 'month', deposit: 'lender' },
  'available-monthly': { gate: 'none', period: 'month', deposit: 'lender' },
  manual: { gate: 'weekly', period: 'week', deposit: 'lender' },
  'comparison-service': { gate: 'none', period: 'week', deposit: 'lender' },
}

/** Each rate applies from midnight of its first day in the dealer's zone until the next one. */
import { civilAt } from '@/core/dealer/country/civil'
import type { FinanceConfig, TenantConfig } from '@/core/dealer/config/tenantConfig'

export interface DatedRate {
  provider: string
  /** yyyy-mm-dd */
  effective_from: string
  interest_rate: number
  comparison_rate: number
  setup_fee: number
  monthly_fee: number
}

/** Null before the provider's first day. */
export const rateOn = (
  rates: readonly DatedRate[],
  provider: string | null,
  date: string,
): DatedRate | null =>
  rates
    .filter((rate) => rate.provider === provider && rate.effective_from <= date)
    .reduce<DatedRate | null>(
      (latest, rate) => (latest && latest.effective_from > rate.effective_from ? latest : rate),
      null,
    )

const withRate = (finance: FinanceConfig, rate: DatedRate): FinanceConfig => ({
  ...finance,
  interestRate: rate.interest_rate,
  comparisonRate: rate.comparison_rate,
  setupFee: rate.setup_fee,
  monthlyFee: rate.monthly_fee,
  ratesFrom: rate.effective_from,
})

export const configAt = (config: TenantConfig, rates: readonly DatedRate[], now: Date): TenantConfig => {
  const rate = rates.length
    ? rateOn(rates, config.finance.provider, civilAt(now, config.timezone).date)
    : null
  return rate ? { ...config, finance: withRate(config.finance, rate) } : config
}

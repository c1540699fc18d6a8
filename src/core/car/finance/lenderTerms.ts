import type { Car, FinanceLender } from '@/core/car/car'
import type { FinanceConfig } from '@/core/dealer/config/tenantConfig'
import { PROVIDERS } from '@/core/dealer/config/financeProviders'

export const lenderOf = (
  { finance_lenders }: Pick<Car, 'finance_lenders'>,
  { provider }: Pick<FinanceConfig, 'provider'>,
): FinanceLender | undefined => (provider ? finance_lenders?.[provider] : undefined)

export const termOf = (lender: FinanceLender, usual: number): number =>
  lender.termMonths ?? (lender.termYears ? lender.termYears * 12 : usual)

export const lenderDeposit = (
  price: number,
  lender: FinanceLender,
  { providerKind, depositPercent }: Pick<FinanceConfig, 'providerKind' | 'depositPercent'>,
): number => {
  const share = (price * depositPercent) / 100
  return PROVIDERS[providerKind].deposit === 'share' ? share : (lender.deposit ?? share)
}

/** A lender's words are those of its own rate: lent at another one, the dealer's apply. */
export const isOwnRate = (rate: number, lender: FinanceLender | undefined): boolean =>
  lender?.interestRate === rate

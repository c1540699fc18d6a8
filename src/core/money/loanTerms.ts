/** No balloon: the repayment is linear in the price, so lists can be filtered and sorted by it. */
import { readMoney } from './money'
import { isCompared } from './comparison'
import { monthlyFrom, monthlyRepayment, weeklyOf } from './repayment'
import type { FinanceConfig } from '@/core/dealer/config/tenantConfig'

export const LOAN_MONTHS = [12, 24, 36, 48, 60, 72, 84] as const
export const DEPOSIT_CHOICES = [0, 2000, 5000, 10_000, 20_000] as const
const MAX_DEPOSIT = 999_999

export interface LoanTerms {
  /** Whole dollars; absent: the tenant's share of the price. */
  deposit?: number
  /** Months; absent: the tenant's term. */
  term?: number
}

/** Whole dollars; undefined for text that is no amount. */
export const readDeposit = (text: string): number | undefined => {
  const amount = readMoney(text)
  return amount != null && Number.isInteger(amount) ? Math.min(amount, MAX_DEPOSIT) : undefined
}

export const readTerm = (text: string): number | undefined =>
  LOAN_MONTHS.find((months) => String(months) === text)

export interface Assumptions {
  /** Dollars; null for `depositPercent` of the price. */
  deposit: number | null
  depositPercent: number
  months: number
  /** Per cent a year, both. */
  interestRate: number
  comparisonRate: number
}

type Rates = Pick<
  FinanceConfig,
  'provider' | 'interestRate' | 'comparisonRate' | 'setupFee' | 'monthlyFee' | 'termMonths' | 'depositPercent'
>

/** Null for a tenant without a comparison rate, which may not show repayments. */
export const assumptionsOf = (finance: Rates, terms: LoanTerms = {}): Assumptions | null =>
  finance.provider && isCompared(finance)
    ? {
        deposit: terms.deposit ?? null,
        depositPercent: finance.depositPercent,
        months: terms.term ?? finance.termMonths,
        interestRate: finance.interestRate,
        comparisonRate: finance.comparisonRate,
      }
    : null

export const depositOf = (price: number, { deposit, depositPercent }: Assumptions): number =>
  Math.min(price, deposit ?? (price * depositPercent) / 100)

const monthlyOf = (principal: number, { interestRate, months }: Assumptions): number =>
  monthlyRepayment({ principal, annualRate: interestRate, months })

/** Dollars a month, not rounded; 0 when the deposit covers the price. */
export const monthlyOn = (price: number, loan: Assumptions): number =>
  monthlyOf(price - depositOf(price, loan), loan)

/** Dollars a week, not rounded. */
export const weeklyOn = (price: number, loan: Assumptions): number => weeklyOf(monthlyOn(price, loan))

const priceOn = (weekly: number, loan: Assumptions): number => {
  const principal = monthlyFrom(weekly) / monthlyOf(1, loan)
  return loan.deposit === null ? principal / (1 - loan.depositPercent / 100) : principal + loan.deposit
}

/** Whole-dollar prices whose weekly repayment, rounded as on the page, is within the bounds. */
export const pricesFor = (
  { min, max }: { min?: number; max?: number },
  loan: Assumptions,
): { min?: number; max?: number } => ({
  ...(min !== undefined && { min: Math.max(0, Math.ceil(priceOn(min - 0.5, loan))) }),
  ...(max !== undefined && { max: Math.ceil(priceOn(max + 0.5, loan)) - 1 }),
})

/** Dollars; rates are per cent a year. */
import { formatDate } from '@/lib/dates'
import { formatMoney, formatPercent } from '@/core/money/format'
import { addMonths, civilAt } from '@/core/dealer/country/civil'
import { COMPARISON_BASIS } from '@/core/money/comparison'
import { lenderDeposit, termOf } from './lenderTerms'
import { type Financed, type FinanceSite, type RatedLender, shownLender } from './shownLender'
import { type Assumptions, depositOf, monthlyOn, weeklyOn } from '@/core/money/loanTerms'
import { PROVIDERS } from '@/core/dealer/config/financeProviders'
import { monthlyFrom, monthlyRepayment, weeklyOf } from '@/core/money/repayment'

export interface FinanceEstimate {
  /** What the provider advertises, `$129`; null when the deposit covers the price. */
  repayment: string | null
  period: 'week' | 'month'
  weekly: string | null
  monthly: string | null
  interestRate: string
  /** The law wants it as prominent as the repayment. */
  comparisonRate: string
  termMonths: number
  deposit: string | null
  balloon: string | null
  totalPayable: string | null
  /** dd/mm/yyyy, one month ahead. */
  validUntil: string
  lenderName: string
  licence: string
  disclaimer: string
  basis: string
}

const money = (amount: number | null | undefined): string | null =>
  amount ? formatMoney(Math.round(amount)) : null

const onTerms = (lender: RatedLender, price: number, loan: Assumptions): RatedLender => ({
  ...lender,
  interestRate: loan.interestRate,
  comparisonRate: loan.comparisonRate,
  paymentWeek: weeklyOn(price, loan),
  paymentMonth: monthlyOn(price, loan),
  termMonths: loan.months,
  deposit: depositOf(price, loan),
  balloon: 0,
})

const monthlyOf = (lender: RatedLender, principal: number, months: number): number | null => {
  if (lender.paymentMonth != null) return lender.paymentMonth
  if (lender.paymentWeek != null) return monthlyFrom(lender.paymentWeek)
  const loan = { principal, annualRate: lender.interestRate, months, balloon: lender.balloon ?? 0 }
  return principal > 0 ? monthlyRepayment(loan) : null
}

/** Null when no repayment may be shown. `loan` replaces the lender's terms by the shopper's. */
export const financeEstimate = (
  car: Financed,
  site: FinanceSite,
  now: Date,
  loan: Assumptions | null = null,
): FinanceEstimate | null => {
  const offered = shownLender(car, site, now)
  if (!offered) return null
  const price = car.price ?? 0
  const lender = loan ? onTerms(offered, price, loan) : offered
  const termMonths = termOf(lender, site.finance.termMonths)
  const deposit = loan ? depositOf(price, loan) : lenderDeposit(price, lender, site.finance)
  const paid = monthlyOf(lender, price - deposit, termMonths)
  const weekly = money(lender.paymentWeek ?? (paid && weeklyOf(paid)))
  const monthly = money(paid)
  const { period } = PROVIDERS[site.finance.providerKind]
  return {
    repayment: period === 'week' ? weekly : monthly,
    period,
    weekly,
    monthly,
    interestRate: formatPercent(lender.interestRate),
    comparisonRate: formatPercent(lender.comparisonRate),
    termMonths,
    deposit: money(deposit),
    balloon: money(lender.balloon),
    totalPayable: paid ? money(deposit + paid * termMonths + (lender.balloon ?? 0)) : null,
    // A getter: lists of cars never show it, so it is computed only where it is read.
    get validUntil() {
      return formatDate(addMonths(civilAt(now, site.timezone).date, 1))
    },
    lenderName: site.finance.lenderName,
    licence: site.finance.licence,
    disclaimer: lender.disclaimer || site.finance.disclaimer,
    basis: COMPARISON_BASIS,
  }
}

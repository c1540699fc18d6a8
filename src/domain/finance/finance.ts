/** Dollars; rates are per cent a year. */
import { DateTime } from 'luxon'
import { isAvailable } from '@/domain/car/availability'
import type { Car, FinanceLender } from '@/domain/car/car'
import { formatDate, formatMoney, formatPercent } from '@/domain/format'
import { type Assumptions, depositOf, monthlyOn, weeklyOn } from './loanTerms'
import { monthlyFrom, weeklyOf } from './repayment'
import type { FinanceConfig } from '@/domain/tenant/tenantConfig'

export const FINANCE_MINIMUM_PRICE = 500
const OLDEST_YEARS = 12
const DEFAULT_TERM_MONTHS = 60
export const COMPARISON_BASIS = 'Comparison rate based on a 5 year secured loan of $30,000.'
export const COMPARISON_WARNING =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.'

type Financed = Pick<
  Car,
  'status' | 'sold' | 'make' | 'year' | 'price' | 'dealership_slug' | 'finance_lenders'
>
export interface FinanceSite {
  features: { finance: boolean }
  finance: Pick<
    FinanceConfig,
    | 'provider'
    | 'providerKind'
    | 'excludedMakes'
    | 'excludedDealerships'
    | 'lenderName'
    | 'licence'
    | 'depositPercent'
    | 'disclaimer'
  >
}

const above = (amount: number | null | undefined, minimum: number): boolean => (amount ?? 0) > minimum

const PROVIDER_GATES: Record<
  FinanceConfig['providerKind'],
  (car: Financed, lender: FinanceLender, now: Date) => boolean
> = {
  'year-and-rate': (car, lender, now) =>
    car.year > now.getUTCFullYear() - OLDEST_YEARS &&
    above(car.price, FINANCE_MINIMUM_PRICE) &&
    above(lender.comparisonRate, 0),
  'available-only': () => true,
  'comparison-service': () => true,
  weekly: (car, lender) => above(car.price, FINANCE_MINIMUM_PRICE) && above(lender.paymentWeek, 0),
  manual: (car, lender) => above(car.price, FINANCE_MINIMUM_PRICE) && above(lender.paymentWeek, 0),
  monthly: (car, lender) => above(car.price, FINANCE_MINIMUM_PRICE) && above(lender.paymentMonth, 0),
}

const isIn = (list: readonly string[], value: string): boolean =>
  list.some((entry) => entry.toLowerCase() === value.toLowerCase())

/** The lender whose estimate may be shown; null when a condition fails. */
export const shownLender = (car: Financed, site: FinanceSite, now: Date): FinanceLender | null => {
  const { finance, features } = site
  const lender = finance.provider ? car.finance_lenders?.[finance.provider] : undefined
  if (!features.finance || !lender || lender.interestRate == null || lender.comparisonRate == null)
    return null
  if (isIn(finance.excludedMakes, car.make) || isIn(finance.excludedDealerships, car.dealership_slug))
    return null
  return isAvailable(car) && PROVIDER_GATES[finance.providerKind](car, lender, now) ? lender : null
}

export interface FinanceEstimate {
  weekly: string | null
  monthly: string | null
  interestRate: string
  /** By law as prominent as the repayment. */
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
const termOf = (lender: FinanceLender): number =>
  lender.termMonths ?? (lender.termYears ? lender.termYears * 12 : DEFAULT_TERM_MONTHS)

/** The lender's figures for the shopper's terms: at the tenant's rates, without a balloon. */
const onTerms = (lender: FinanceLender, price: number, loan: Assumptions): FinanceLender => ({
  ...lender,
  interestRate: loan.interestRate,
  comparisonRate: loan.comparisonRate,
  paymentWeek: weeklyOn(price, loan),
  paymentMonth: monthlyOn(price, loan),
  termMonths: loan.months,
  deposit: depositOf(price, loan),
  balloon: 0,
})

/** Null when no repayment may be shown. `loan` replaces the lender's terms by the shopper's. */
export const financeEstimate = (
  car: Financed,
  site: FinanceSite,
  now: Date,
  loan: Assumptions | null = null,
): FinanceEstimate | null => {
  const offered = shownLender(car, site, now)
  const lender = offered && loan ? onTerms(offered, car.price ?? 0, loan) : offered
  if (!lender || lender.interestRate == null || lender.comparisonRate == null) return null
  const termMonths = termOf(lender)
  const monthly = lender.paymentMonth ?? (lender.paymentWeek ? monthlyFrom(lender.paymentWeek) : null)
  const deposit = lender.deposit ?? ((car.price ?? 0) * site.finance.depositPercent) / 100
  return {
    weekly: money(lender.paymentWeek ?? (monthly && weeklyOf(monthly))),
    monthly: money(monthly),
    interestRate: formatPercent(lender.interestRate),
    comparisonRate: formatPercent(lender.comparisonRate),
    termMonths,
    deposit: money(deposit),
    balloon: money(lender.balloon),
    totalPayable: monthly ? money(deposit + monthly * termMonths + (lender.balloon ?? 0)) : null,
    // A getter: lists of cars never show it, so it is computed only when it is read.
    get validUntil() {
      return formatDate(DateTime.fromJSDate(now, { zone: 'utc' }).plus({ months: 1 }).toISODate() ?? '')
    },
    lenderName: site.finance.lenderName,
    licence: site.finance.licence,
    disclaimer: lender.disclaimer || site.finance.disclaimer,
    basis: COMPARISON_BASIS,
  }
}

import { isAvailable } from '@/core/car/availability'
import type { Car, FinanceLender } from '@/core/car/car'
import { civilAt } from '@/core/dealer/country/civil'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { isCompared } from '@/core/money/comparison'
import { lenderDeposit, lenderOf, termOf } from './lenderTerms'
import { type EstimateNeeds, PROVIDERS } from '@/core/dealer/config/financeProviders'
import { monthlyRepayment, weeklyOf } from '@/core/money/repayment'
import { isLentAt, specialAt } from '@/core/money/specialRate'

const FINANCE_MINIMUM_PRICE = 500
const OLDEST_YEARS = 12

export type Financed = Pick<
  Car,
  'status' | 'sold' | 'make' | 'year' | 'price' | 'dealership_slug' | 'finance_lenders'
>
export interface FinanceSite {
  timezone: string
  features: Pick<TenantConfig['features'], 'finance'>
  finance: Pick<
    TenantConfig['finance'],
    | 'provider'
    | 'providerKind'
    | 'excluded'
    | 'excludedMakes'
    | 'excludedDealerships'
    | 'lenderName'
    | 'licence'
    | 'depositPercent'
    | 'termMonths'
    | 'interestRate'
    | 'comparisonRate'
    | 'setupFee'
    | 'monthlyFee'
    | 'specialRates'
    | 'disclaimer'
  >
}

/** With both rates: without them nothing may be shown. */
export type RatedLender = FinanceLender & { interestRate: number; comparisonRate: number }

const above = (amount: number | null | undefined, minimum: number): boolean => (amount ?? 0) > minimum

const HAS_NEEDED: Record<EstimateNeeds, (car: Financed, lender: RatedLender, year: () => number) => boolean> =
  {
    'year-and-rate': (car, lender, year) =>
      car.year > year() - OLDEST_YEARS && above(car.price, FINANCE_MINIMUM_PRICE) && isCompared(lender),
    weekly: (car, lender) => above(car.price, FINANCE_MINIMUM_PRICE) && above(lender.paymentWeek, 0),
    monthly: (car, lender) => above(car.price, FINANCE_MINIMUM_PRICE) && above(lender.paymentMonth, 0),
    none: () => true,
  }

const isIn = (list: readonly string[], value: string): boolean =>
  list.some((entry) => entry.toLowerCase() === value.toLowerCase())

const isRated = (lender: FinanceLender | undefined): lender is RatedLender =>
  lender?.interestRate != null && lender.comparisonRate != null

/** Whether the dealer finances cars like this one. */
export const isLent = (
  car: Pick<Financed, 'make' | 'dealership_slug'>,
  { features, finance }: Pick<FinanceSite, 'features' | 'finance'>,
): boolean =>
  features.finance &&
  !finance.excluded &&
  !isIn(finance.excludedMakes, car.make) &&
  !isIn(finance.excludedDealerships, car.dealership_slug)

const isFinanceable = (car: Financed, site: FinanceSite): boolean => isLent(car, site) && isAvailable(car)

/** A car whose loan does not meet the conditions of its rate is lent at the usual one; the terms of the rate go with it. */
const onConditions = (
  lender: RatedLender,
  price: number,
  finance: FinanceSite['finance'],
): RatedLender | null => {
  const special = specialAt(lender.interestRate, finance)
  if (!special) return lender
  const { interestRate, comparisonRate } = finance
  if (!isCompared(finance)) return null
  const own = lenderDeposit(price, lender, finance)
  const months = termOf(lender, finance.termMonths)
  const balloon = lender.balloon ?? 0
  if (isLentAt(special, { price, own, months, balloon })) return lender
  const paymentMonth = monthlyRepayment({ principal: price - own, annualRate: interestRate, months, balloon })
  const usual = { interestRate, comparisonRate, paymentMonth, paymentWeek: weeklyOf(paymentMonth) }
  return { ...lender, ...usual, disclaimer: null }
}

/** The lender whose estimate may be shown; null when a condition fails. The year is the dealer's. */
export const shownLender = (car: Financed, site: FinanceSite, now: Date): RatedLender | null => {
  const lender = lenderOf(car, site.finance)
  if (!isRated(lender) || !isFinanceable(car, site)) return null
  const year = () => Number(civilAt(now, site.timezone).date.slice(0, 4))
  return HAS_NEEDED[PROVIDERS[site.finance.providerKind].needs](car, lender, year)
    ? onConditions(lender, car.price ?? 0, site.finance)
    : null
}

import type { Car } from '@/core/car/car'
import type { FinanceConfig } from '@/core/dealer/config/tenantConfig'
import type { LoanOffer } from '@/core/money/calculator'
import { isCompared } from '@/core/money/comparison'
import { lenderDeposit, termOf } from './lenderTerms'
import { type FinanceSite, shownLender } from './shownLender'
import { LOAN_MONTHS } from '@/core/money/loanTerms'
import { type Rated, specialAt } from '@/core/money/specialRate'
import { monthlyFrom, weeklyOf } from '@/core/money/repayment'

interface OfferSite extends FinanceSite {
  finance: FinanceConfig
}

const EXAMPLE_PRICE = 30_000

const nearestTerm = (months: number): number =>
  LOAN_MONTHS.reduce((best, term) => (Math.abs(term - months) < Math.abs(best - months) ? term : best))

/** Null for a dealer without a comparison rate, which may not show repayments. */
export const dealerOffer = ({ features, finance }: OfferSite, price = EXAMPLE_PRICE): LoanOffer | null => {
  const { interestRate, comparisonRate, setupFee, monthlyFee } = finance
  if (!features.finance || !finance.provider || !isCompared(finance)) return null
  const start = {
    price,
    deposit: Math.round((price * finance.depositPercent) / 100),
    tradeIn: 0,
    months: nearestTerm(finance.termMonths),
    balloon: 0,
    rate: interestRate,
  }
  return { interestRate, comparisonRate, setupFee, monthlyFee, start, provided: null, special: null }
}

/** The fees are those of the rate. Null when no repayment of the car may be shown (see shownLender.ts). */
export const carOffer = (car: Car, site: OfferSite, now: Date): LoanOffer | null => {
  const lender = shownLender(car, site, now)
  if (!lender || !car.price) return null
  const { interestRate, comparisonRate } = lender
  const conditions = specialAt(interestRate, site.finance)
  const { setupFee, monthlyFee } = conditions ?? site.finance
  const months = termOf(lender, site.finance.termMonths)
  const provided = providedOf(lender.paymentWeek, lender.paymentMonth)
  const start = {
    price: car.price,
    deposit: Math.round(lenderDeposit(car.price, lender, site.finance)),
    tradeIn: 0,
    months: nearestTerm(months),
    balloon: Math.round(((lender.balloon ?? 0) / car.price) * 10_000) / 100,
    rate: interestRate,
  }
  return {
    interestRate,
    comparisonRate,
    setupFee,
    monthlyFee,
    start,
    provided: start.months === months ? provided : null,
    special: conditions && { conditions, usual: usualOf(site.finance) },
  }
}

const usualOf = ({ interestRate, comparisonRate, setupFee, monthlyFee }: FinanceConfig): Rated => ({
  interestRate,
  comparisonRate,
  setupFee,
  monthlyFee,
})

const providedOf = (
  week: number | null | undefined,
  month: number | null | undefined,
): LoanOffer['provided'] => {
  const monthly = month ?? (week ? monthlyFrom(week) : null)
  return monthly ? { monthly, weekly: week ?? weeklyOf(monthly) } : null
}

/** A lender's rate that is lent on conditions only. Dollars; rates and shares are per cent. */
import { formatMoney } from './format'
import type { FinanceConfig } from '@/core/dealer/config/tenantConfig'
import { t } from '@/lib/words'
import type { Fees } from './comparison'

export type SpecialRate = FinanceConfig['specialRates'][number]

export interface Rated extends Fees {
  interestRate: number
  comparisonRate: number
}

interface RequestedLoan {
  price: number
  /** Paid at the start, a traded-in car included. */
  own: number
  months: number
  /** More than 0 when part of the price is paid at the end. */
  balloon: number
}

type Rates = Pick<FinanceConfig, 'specialRates'>

/** Feeds send a car's rate without its conditions, so they are found by the rate. */
export const specialAt = (interestRate: number, { specialRates }: Rates): SpecialRate | null =>
  specialRates.find((special) => special.interestRate === interestRate) ?? null

export const isLentAt = (
  { shortestMonths, longestMonths, largestAmount, leastDeposit, balloon }: SpecialRate,
  loan: RequestedLoan,
): boolean =>
  loan.months >= shortestMonths &&
  loan.months <= longestMonths &&
  (largestAmount === null || loan.price - loan.own <= largestAmount) &&
  loan.own >= Math.floor((loan.price * leastDeposit) / 100) &&
  (balloon || loan.balloon === 0)

/** `36 to 60 months, up to $55,000, no balloon` */
export const conditionsText = (special: SpecialRate): string =>
  [
    t('{shortest} to {longest} months', {
      shortest: special.shortestMonths,
      longest: special.longestMonths,
    }),
    special.largestAmount !== null && t('up to {amount}', { amount: formatMoney(special.largestAmount) }),
    special.leastDeposit > 0 && t('at least {share}% down', { share: special.leastDeposit }),
    !special.balloon && t('no balloon'),
  ]
    .filter(Boolean)
    .join(', ')

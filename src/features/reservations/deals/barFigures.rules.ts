/** The figures that stay in view on every step of an online deal. Whole dollars; rates in per cent a year. */
import { type LoanOffer, type LoanValues, quoteOf } from '@/core/money/calculator'
import { dealOffer } from './finance.rules'
import { type DealSum, totalsOf } from './totals.rules'

/** What the shopper chose of the loan; the rest follows from the deal. */
export type ChosenLoan = Pick<LoanValues, 'deposit' | 'months' | 'balloon' | 'rate'>

export interface BarFigures {
  price: number
  /** With delivery, less the car that is traded in. */
  total: number
  /** Null without finance. */
  loan: { deposit: number; weekly: number; monthly: number; comparisonRate: number } | null
}

/** `offer`: of the car alone; null where nothing is lent, or the shopper wants no loan. */
export function barFigures(sum: DealSum, offer: LoanOffer | null, chosen: ChosenLoan | null): BarFigures {
  const deal = dealOffer(offer, sum)
  const values = deal && { ...deal.start, ...chosen }
  const quote = values && quoteOf(values, deal)
  return {
    price: sum.price,
    total: totalsOf(sum).total - (sum.tradeIn ?? 0),
    loan: quote && {
      deposit: Math.max(values.deposit, sum.deposit),
      weekly: quote.weekly,
      monthly: Math.round(quote.monthly),
      comparisonRate: quote.comparisonRate,
    },
  }
}

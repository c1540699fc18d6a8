import { quoteOf, type LoanOffer } from '@/core/money/calculator'
import { LOAN_FIELDS, readLoan } from '@/core/money/readLoan'
import type { DealAnswers, FinanceAnswer } from './answers.rules'
import { type DealSum, totalsOf } from './totals.rules'

type Get = (name: string) => string | null

// The trade-in has a step of its own.
const KEYS = ['deposit', 'months', 'balloon', 'rate'] as const

/** Lends what the summary says is left, so that the two agree. Null where nothing is. */
export function dealOffer(offer: LoanOffer | null, sum: DealSum): LoanOffer | null {
  if (!offer || totalsOf(sum).balance <= 0) return null
  const net = sum.tradeIn ?? 0
  const start = { ...offer.start, deposit: sum.deposit, tradeIn: Math.max(0, net) }
  const extra = (sum.delivery ?? 0) + Math.max(0, -net)
  // The lender's own repayments are for the price alone.
  return { ...offer, start, provided: null, deal: { extra, paid: sum.deposit } }
}

/** The shopper's own values of an earlier quote, also of one that is over. */
export const knownLoan =
  ({ finance }: DealAnswers): Get =>
  (name) => {
    const key = KEYS.find((one) => LOAN_FIELDS[one] === name)
    return finance?.wants === 'Yes' && key ? String(finance[key]) : null
  }

/** A quote is for one amount: after a change of what is left, the finance step is open again. */
export function withoutOldQuote(answers: DealAnswers, offer: LoanOffer | null): DealAnswers {
  const { finance } = answers
  if (finance?.wants !== 'Yes') return answers
  const { deposit, financed } = finance
  const now = offer && quoteOf({ ...offer.start, deposit }, offer).financed
  return now === financed ? answers : { ...answers, finance: null }
}

/** The answer of the finance step. Null when it is neither yes nor no, or when nothing is lent on this car. */
export function readFinance(wants: unknown, get: Get, offer: LoanOffer | null): FinanceAnswer | null {
  if (wants === 'No') return { wants }
  if (wants !== 'Yes' || !offer) return null
  const { price, tradeIn } = offer.start
  const { deposit: typed, months, balloon, rate } = readLoan(get, offer.start)
  const deposit = Math.max(typed, offer.deal?.paid ?? 0)
  const quote = quoteOf({ price, deposit, tradeIn, months, balloon, rate }, offer)
  const { financed, weekly, comparisonRate } = quote
  return { wants, deposit, tradeIn, months, balloon, rate: quote.rate, financed, weekly, comparisonRate }
}

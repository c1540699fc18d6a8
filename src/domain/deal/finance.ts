import { quoteOf, type LoanOffer } from '@/domain/finance/calculator'
import { LOAN_FIELDS, readLoan } from '@/domain/finance/readLoan'
import type { DealAnswers, FinanceAnswer } from './answers'
import { netTradeIn } from './totals'

type Get = (name: string) => string | null

const KEYS = ['deposit', 'tradeIn', 'months', 'balloon', 'rate'] as const

export function knownLoan({ finance, trade_in }: DealAnswers): Get {
  const net = netTradeIn(trade_in) ?? 0
  return (name) => {
    if (finance?.wants === 'Yes') {
      const key = KEYS.find((one) => LOAN_FIELDS[one] === name)
      return key ? String(finance[key]) : null
    }
    return name === LOAN_FIELDS.tradeIn && net > 0 ? String(net) : null
  }
}

/** The answer of the finance step. Null when it is neither yes nor no, or when nothing is lent on this car. */
export function readFinance(wants: unknown, get: Get, offer: LoanOffer | null): FinanceAnswer | null {
  if (wants === 'No') return { wants }
  if (wants !== 'Yes' || !offer) return null
  const { deposit, tradeIn, months, balloon, rate, ...values } = readLoan(get, offer.start)
  const own = { deposit, tradeIn, months, balloon, rate }
  const quote = quoteOf({ ...values, ...own, price: offer.start.price }, offer)
  const { financed, weekly, comparisonRate } = quote
  return { wants, ...own, rate: quote.rate, financed, weekly, comparisonRate }
}

/** The loan calculator, the same in the browser and on the server. Dollars; rates in per cent a year. */
import { comparisonAt, type Fees } from './comparison'
import { monthlyRepayment, weeklyOf } from './repayment'

export interface LoanValues {
  price: number
  deposit: number
  /** Value of the car traded in, less what is owed on it. */
  tradeIn: number
  months: number
  /** Per cent of the price, paid at the end. */
  balloon: number
  rate: number
}

/** What the shopper cannot change. */
export interface LoanOffer extends Fees {
  interestRate: number
  comparisonRate: number
  start: LoanValues
  /** The lender's own repayments for `start`; null where they are computed. */
  given: { weekly: number; monthly: number } | null
}

export interface LoanQuote {
  financed: number
  balloon: number
  /** Whole dollars, twelve months over 52 weeks. */
  weekly: number
  /** Dollars, to the cent. */
  monthly: number
  comparisonRate: number
  /** Own money at the start, repayments and balloon. Fees come on top. */
  totalPayable: number
  fees: number
}

const cents = (amount: number): number => Math.round(amount * 100) / 100

export const isStart = (values: LoanValues, { start }: LoanOffer): boolean =>
  values.price === start.price &&
  values.deposit === start.deposit &&
  values.tradeIn === start.tradeIn &&
  values.months === start.months &&
  values.balloon === start.balloon &&
  values.rate === start.rate

export const quoteOf = (values: LoanValues, offer: LoanOffer): LoanQuote => {
  const { price, deposit, tradeIn, months, rate } = values
  const own = Math.min(price, deposit + tradeIn)
  const financed = price - own
  const balloon = Math.min(financed, Math.round((price * values.balloon) / 100))
  const given = offer.given && isStart(values, offer) ? offer.given : null
  const computed = monthlyRepayment({ principal: financed, annualRate: rate, months, balloon })
  const monthly = cents(given?.monthly ?? computed)
  return {
    financed,
    balloon,
    monthly,
    weekly: Math.round(given?.weekly ?? weeklyOf(monthly)),
    comparisonRate: comparisonAt(rate, offer),
    totalPayable: cents(own + monthly * months + balloon),
    fees: financed > 0 ? offer.setupFee + offer.monthlyFee * months : 0,
  }
}

/** The loan calculator, the same in the browser and on the server. Dollars; rates in per cent a year. */
import { comparisonAt } from './comparison'
import { monthlyRepayment, weeklyOf } from './repayment'
import { isLentAt, type Rated, type SpecialRate } from './specialRate'

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

export interface LoanOffer extends Rated {
  start: LoanValues
  /** The lender's own repayments for `start`; null where they are computed. */
  provided: { weekly: number; monthly: number } | null
  /** For a rate that is lent on conditions: these, and the rate of any other loan. */
  special: { conditions: SpecialRate; usual: Rated } | null
  /** Of an online deal: `extra` is lent on top of the price, and `paid` is the least deposit. */
  deal?: { extra: number; paid: number }
}

export interface LoanQuote {
  financed: number
  balloon: number
  /** Per cent a year: the shopper's, or the usual one where the conditions of the offered rate are not met. */
  rate: number
  /** Dollars, as in the total below. */
  setupFee: number
  monthlyFee: number
  /** Whole dollars, twelve months over 52 weeks. */
  weekly: number
  /** Dollars, to the cent. */
  monthly: number
  comparisonRate: number
  /** Own money at the start, repayments and balloon. Fees come on top. */
  totalPayable: number
  fees: number
}

const neededFor = ({ price }: LoanValues, { deal }: LoanOffer): number => price + (deal?.extra ?? 0)
const ownOf = (values: LoanValues, offer: LoanOffer): number =>
  Math.min(neededFor(values, offer), Math.max(values.deposit, offer.deal?.paid ?? 0) + values.tradeIn)
const cents = (amount: number): number => Math.round(amount * 100) / 100

export const isStart = (values: LoanValues, { start }: LoanOffer): boolean =>
  values.price === start.price &&
  values.deposit === start.deposit &&
  values.tradeIn === start.tradeIn &&
  values.months === start.months &&
  values.balloon === start.balloon &&
  values.rate === start.rate

const ratedFor = (values: LoanValues, offer: LoanOffer): { rate: number; base: Rated } => {
  const { months, balloon } = values
  const requested = { price: neededFor(values, offer), own: ownOf(values, offer), months, balloon }
  if (!offer.special || isLentAt(offer.special.conditions, requested))
    return { rate: values.rate, base: offer }
  const base = offer.special.usual
  return { rate: values.rate === offer.interestRate ? base.interestRate : values.rate, base }
}

export const quoteOf = (values: LoanValues, offer: LoanOffer): LoanQuote => {
  const { price, months } = values
  const own = ownOf(values, offer)
  const { rate, base } = ratedFor(values, offer)
  const financed = neededFor(values, offer) - own
  const balloon = Math.min(financed, Math.round((price * values.balloon) / 100))
  const provided = offer.provided && isStart(values, offer) ? offer.provided : null
  const computed = monthlyRepayment({ principal: financed, annualRate: rate, months, balloon })
  const monthly = cents(provided?.monthly ?? computed)
  return {
    financed,
    balloon,
    rate,
    setupFee: base.setupFee,
    monthlyFee: base.monthlyFee,
    monthly,
    weekly: Math.round(provided?.weekly ?? weeklyOf(monthly)),
    comparisonRate: comparisonAt(rate, base),
    totalPayable: cents(own + monthly * months + balloon),
    fees: financed > 0 ? base.setupFee + base.monthlyFee * months : 0,
  }
}

import type { FinanceLender } from './car'
import { FIGURES, figureKey, figuresForIn } from './figuresFor'

interface Priced {
  price?: number | null | undefined
  weekly_price?: number | null | undefined
  finance_lenders?: Record<string, FinanceLender> | null | undefined
}
/** What is noted beside a car: the values that staff's hide, and the prices that repayments came with. */
interface Beside {
  feed_values?: Readonly<Record<string, unknown>> | null | undefined
  figures_for?: unknown
}

/** What it takes to turn amounts for one price into amounts for the other; null when they cannot be known. */
function shareOf(own: Priced['price'], of: unknown): number | null {
  if (typeof of !== 'number' || of <= 0) return null
  return own ? own / of : null
}

const cents = (amount: number | null | undefined, share: number | null): number | null =>
  amount == null || share === null ? null : Math.round(amount * share * 100) / 100

const atShare = (lender: FinanceLender, share: number | null): FinanceLender => ({
  ...lender,
  paymentWeek: cents(lender.paymentWeek, share),
  paymentMonth: cents(lender.paymentMonth, share),
  deposit: cents(lender.deposit, share),
  balloon: cents(lender.balloon, share),
})

const WEEKS = 52
/** All that is paid, as a share of the price; without a term, what is paid in a year. */
const [LEAST, MOST, MOST_A_YEAR] = [0.5, 4, 1.5]

/** No loan for this price costs so much, or so little: the amounts are another car's, or another price's. */
function isFor(price: number, { paymentWeek, paymentMonth, termMonths, termYears, ...once }: FinanceLender) {
  const month = paymentMonth ?? (paymentWeek == null ? null : (paymentWeek * WEEKS) / 12)
  if (month === null) return true
  const months = termMonths || (termYears ?? 0) * 12
  if (!months) return month * 12 < price * MOST_A_YEAR
  const paid = month * months + (once.deposit ?? 0) + (once.balloon ?? 0)
  return paid > price * LEAST && paid < price * MOST
}

/** The price that stored amounts are for. Of cars from before it was noted: the feed's own price, unless staff set the amounts. */
function priceOf(
  car: Priced,
  figure: (typeof FIGURES)[number],
  { feed_values, figures_for }: Beside,
): unknown {
  const key = figureKey(figure, car[figure])
  const noted = key === null ? undefined : figuresForIn(figures_for)[key]
  if (noted !== undefined) return noted
  return feed_values && 'price' in feed_values && !(figure in feed_values) ? feed_values.price : car.price
}

const weeklyAt = (weekly: number, price: Priced['price'], share: number | null): number | null => {
  const amount = cents(weekly, share)
  return amount === null || (price && amount * WEEKS >= price * MOST_A_YEAR) ? null : Math.round(amount)
}

/**
 * Repayments count for the price that came with them. At another price, whoever set it, the same terms cost in proportion
 * (deposit and balloon included), and amounts that cannot be for the price are left out.
 */
export function withOwnPrice<T extends Priced>(car: T, beside: Beside): T {
  const { price, weekly_price, finance_lenders } = car
  const lenders = Object.entries(finance_lenders ?? {})
  if (weekly_price == null && lenders.length === 0) return car
  const shareFor = (figure: (typeof FIGURES)[number]) => {
    const of = priceOf(car, figure, beside)
    return of === price ? 1 : shareOf(price, of)
  }
  const [weekShare, lenderShare] = [shareFor('weekly_price'), shareFor('finance_lenders')]
  const shown = (lender: FinanceLender): FinanceLender => {
    const scaled = lenderShare === 1 ? lender : atShare(lender, lenderShare)
    return !price || isFor(price, scaled) ? scaled : atShare(lender, null)
  }
  return {
    ...car,
    ...(weekly_price != null && { weekly_price: weeklyAt(weekly_price, price, weekShare) }),
    ...(lenders.length > 0 && {
      finance_lenders: Object.fromEntries(lenders.map(([name, lender]) => [name, shown(lender)])),
    }),
  }
}

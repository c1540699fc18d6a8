import type { FinanceLender } from './car'

interface Priced {
  price?: number | null | undefined
  weekly_price?: number | null | undefined
  finance_lenders?: Record<string, FinanceLender> | null | undefined
}

/** What it takes to turn amounts for the feed's price into amounts for staff's; null when they cannot be known. */
function shareOf(own: Priced['price'], feed: unknown): number | null {
  if (typeof feed !== 'number' || feed <= 0) return null
  return own ? own / feed : null
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

/**
 * A feed's repayments are for the price that came with them. Where staff set another price, the same terms cost in proportion
 * (deposit and balloon included); what staff set themselves stays. `feed_values`: the values that staff's hide.
 */
export function withOwnPrice<T extends Priced>(
  car: T,
  feed_values: Readonly<Record<string, unknown>> | null | undefined,
): T {
  if (!feed_values || !('price' in feed_values) || feed_values.price === car.price) return car
  const share = shareOf(car.price, feed_values.price)
  const weekly = 'weekly_price' in feed_values ? car.weekly_price : cents(car.weekly_price, share)
  const lenders = Object.entries(car.finance_lenders ?? {})
  return {
    ...car,
    ...(car.weekly_price != null && { weekly_price: weekly == null ? null : Math.round(weekly) }),
    ...(lenders.length > 0 &&
      !('finance_lenders' in feed_values) && {
        finance_lenders: Object.fromEntries(lenders.map(([name, lender]) => [name, atShare(lender, share)])),
      }),
  }
}

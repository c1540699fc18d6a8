/** What was agreed, in the letters to the shopper. */
import { leftLabel, totalsOf } from '@/features/reservations/deals/totals.rules'
import { formatMoney } from '@/core/money/format'
import { hasPrice } from '@/core/car/price'
import type { Fact } from '@/core/letter/letter'
import type { Reservation } from '@/features/reservations/row'

type Agreed = Pick<Reservation, 'deal' | 'price' | 'paid_at'>

const priceFact = (price: number): Fact[] => (hasPrice({ price }) ? [['Price', formatMoney(price)]] : [])

/** An amount that the shopper has not chosen, or does not know, has no line. */
function figures({ deal, price }: Agreed): (Fact | false)[] {
  const sum = deal.find((line) => line.sum)?.sum
  if (!sum) return priceFact(price)
  const { left } = totalsOf(sum)
  return [
    ...priceFact(sum.price),
    sum.delivery !== null && sum.delivery > 0 && ['Delivery', formatMoney(sum.delivery)],
    sum.tradeIn !== null && ['Your trade-in, before it is inspected', formatMoney(sum.tradeIn)],
    sum.lent !== null && ['Loan, once it is approved', formatMoney(sum.lent)],
    [leftLabel(left), formatMoney(Math.abs(left))],
  ]
}

export const dealFacts = ({ deal }: Pick<Agreed, 'deal'>): Fact[] =>
  deal.map(({ title, text }): Fact => [title, text])

/** All answers for who has paid. The mailbox of others may be another person's: figures alone, nothing that was typed. */
export const agreedFacts = (row: Agreed): (Fact | false)[] => {
  const sum = row.deal.find((line) => line.sum)?.sum
  return row.paid_at !== null && row.deal.length
    ? [...priceFact(sum?.price ?? row.price), ...dealFacts(row)]
    : figures(row)
}

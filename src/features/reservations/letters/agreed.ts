/** What was agreed, in the letters to the shopper. */
import { leftLabel, leftText, totalsOf } from '@/features/reservations/deals/totals.rules'
import { formatMoney, withCharges } from '@/core/money/format'
import { hasPrice } from '@/core/car/price'
import type { Fact } from '@/core/letter/letter'
import type { Reservation } from '@/features/reservations/row'

type Agreed = Pick<Reservation, 'deal' | 'price' | 'paid_at' | 'consent'>

const priceFact = (price: number, charges?: string): Fact[] =>
  hasPrice({ price }) ? [['Price', withCharges(price, charges)]] : []

/** An amount that the shopper has not chosen, or does not know, has no line. */
function figures({ deal, price, consent }: Agreed): (Fact | false)[] {
  const sum = deal.find((line) => line.sum)?.sum
  if (!sum) return priceFact(price, consent?.charges)
  const { left } = totalsOf(sum)
  return [
    ...priceFact(sum.price, sum.charges),
    sum.delivery !== null && sum.delivery > 0 && ['Delivery', formatMoney(sum.delivery)],
    sum.tradeIn !== null && ['Your trade-in, before it is inspected', formatMoney(sum.tradeIn)],
    sum.lent !== null && ['Loan, once it is approved', formatMoney(sum.lent)],
    [leftLabel(left), leftText(left, sum.charges)],
  ]
}

export const dealFacts = ({ deal }: Pick<Agreed, 'deal'>): Fact[] =>
  deal.map(({ title, text }): Fact => [title, text])

/** All answers for who has paid. The mailbox of others may be another person's: figures alone, nothing that was typed. */
export const agreedFacts = (row: Agreed): (Fact | false)[] => {
  const sum = row.deal.find((line) => line.sum)?.sum
  return row.paid_at !== null && row.deal.length
    ? [...priceFact(sum?.price ?? row.price, row.consent?.charges), ...dealFacts(row)]
    : figures(row)
}

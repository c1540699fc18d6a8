/** What was agreed, in the letters to the shopper. */
import { leftLabel, totalsOf } from '@/features/reservations/deals/totals.rules'
import { formatMoney } from '@/core/money/format'
import { hasPrice } from '@/core/car/price'
import { lineText } from '@/features/reservations/newRow'
import type { Reservation } from '@/features/reservations/row'

type Agreed = Pick<Reservation, 'deal' | 'price' | 'paid_at'>

const priceLine = (price: number): string[] => (hasPrice({ price }) ? [`Price: ${formatMoney(price)}`] : [])

/** An amount that the shopper has not chosen, or does not know, has no line. */
function figures({ deal, price }: Agreed): string[] {
  const sum = deal.find((line) => line.sum)?.sum
  if (!sum) return priceLine(price)
  const { left } = totalsOf(sum)
  return [
    ...priceLine(sum.price),
    sum.delivery !== null && sum.delivery > 0 && `Delivery: ${formatMoney(sum.delivery)}`,
    sum.tradeIn !== null && `Your trade-in, before it is inspected: ${formatMoney(sum.tradeIn)}`,
    sum.lent !== null && `Loan, once it is approved: ${formatMoney(sum.lent)}`,
    `${leftLabel(left)}: ${formatMoney(Math.abs(left))}`,
  ].filter((line) => line !== false)
}

/** All answers for who has paid. The mailbox of others may be another person's: figures alone, nothing that was typed. */
export const agreedLines = (row: Agreed): string[] => {
  const sum = row.deal.find((line) => line.sum)?.sum
  return row.paid_at !== null && row.deal.length
    ? [...priceLine(sum?.price ?? row.price), ...row.deal.map(lineText)]
    : figures(row)
}

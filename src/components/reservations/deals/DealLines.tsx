import { formatMoney } from '@/core/money/format'
import { leftRow, type DealSum, totalsOf } from '@/features/reservations/deals/totals.rules'
import { t } from '@/lib/words'

const signed = (amount: number): string =>
  amount < 0 ? `+ ${formatMoney(-amount)}` : `− ${formatMoney(amount)}`

/** The deal in figures; unknown amounts are left out. */
export function DealLines({ sum, paid, priceLabel }: { sum: DealSum; paid: boolean; priceLabel: string }) {
  const { price, delivery, tradeIn, deposit, lent } = sum
  const { total, left } = totalsOf(sum)
  const rows: [label: string, value: string, isNow?: boolean][] = [
    [priceLabel, formatMoney(price)],
    ...(delivery === null
      ? []
      : [[t('Delivery'), delivery ? formatMoney(delivery) : t('Free')] satisfies [string, string]]),
    ...(delivery ? [[t('Together'), formatMoney(total)] satisfies [string, string]] : []),
    ...(tradeIn === null ? [] : [[t('Trade-in, your figure'), signed(tradeIn)] satisfies [string, string]]),
    ...(deposit > 0
      ? [
          [paid ? t('Deposit paid') : t('Deposit today'), `− ${formatMoney(deposit)}`] satisfies [
            string,
            string,
          ],
        ]
      : []),
    ...(lent === null
      ? []
      : [[t('Loan, once it is approved'), `− ${formatMoney(lent)}`] satisfies [string, string]]),
    [...leftRow(left, sum.charges), true],
  ]
  return (
    <dl className="lines">
      {rows.map(([label, value, isNow]) => (
        <div key={label} className={isNow ? 'is-now' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

import type { z } from 'zod'
import type { dealSumSchema } from '@/features/reservations/jsonShapes.rules'
import type { DealAnswers, DeliveryAnswer, TradeInAnswer } from './answers.rules'
import type { DeliveryZone } from '@/core/dealer/config/purchaseConfig'
import { formatMoney, withCharges } from '@/core/money/format'
import { t } from '@/lib/words'

export type DealSum = z.output<typeof dealSumSchema>

export interface DealTerms {
  price: number
  /** What comes on top of it, in words. */
  charges?: string
  deposit: number
  zones: readonly DeliveryZone[]
}

/** Null before the shopper has chosen. */
export const deliveryFee = (
  delivery: Pick<DeliveryAnswer, 'way'> | null | undefined,
  zones: readonly Pick<DeliveryZone, 'key' | 'fee'>[],
): number | null => (delivery ? (zones.find(({ key }) => key === delivery.way)?.fee ?? 0) : null)

export const netTradeIn = (
  trade: Pick<TradeInAnswer, 'has' | 'worth' | 'owing'> | null | undefined,
): number | null => (trade?.has === 'Yes' && trade.worth !== null ? trade.worth - (trade.owing ?? 0) : null)

export const sumOf = (
  { price, charges, deposit, zones }: DealTerms,
  { delivery, trade_in, finance }: DealAnswers,
): DealSum => ({
  price,
  ...(charges && { charges }),
  deposit,
  delivery: deliveryFee(delivery, zones),
  tradeIn: netTradeIn(trade_in),
  lent: finance?.wants === 'Yes' ? finance.financed : null,
})

export interface DealTotals {
  total: number
  /** What a loan may be for. Negative when the trade-in is worth more than what is left. */
  balance: number
  /** Of it, the shopper's own money. */
  left: number
}

export function totalsOf({ price, delivery, tradeIn, deposit, lent }: DealSum): DealTotals {
  const total = price + (delivery ?? 0)
  const balance = total - (tradeIn ?? 0) - deposit
  return { total, balance, left: balance - (lent ?? 0) }
}

/** The label of what is left, for the summary, the review and the mails. */
export const leftLabel = (left: number): string =>
  left < 0 ? t('Back to you at handover') : t('Left to pay at handover')
/** As a row of figures: beside an amount in large, the label has what comes on top of it. */
export const leftRow = (left: number, charges?: string): [label: string, amount: string] => [
  [leftLabel(left), charges && (left < 0 ? t('less charges') : charges)].filter(Boolean).join(', '),
  formatMoney(Math.abs(left)),
]
/** Its amount in a line of text: charges come on top of what is left as they do of the price. */
export function leftText(left: number, charges?: string): string {
  if (left >= 0) return withCharges(left, charges)
  return charges ? t('{amount}, less charges', { amount: formatMoney(-left) }) : formatMoney(-left)
}

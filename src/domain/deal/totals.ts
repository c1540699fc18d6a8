import type { DealAnswers, DeliveryAnswer, TradeInAnswer } from './answers'
import type { DeliveryZone } from '@/domain/tenant/purchaseConfig'

/** Whole dollars. `tradeIn`: the shopper's own figure less what is owed on it, null while it is unknown. */
export interface DealSum {
  price: number
  delivery: number | null
  tradeIn: number | null
  deposit: number
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
  { price, deposit, zones }: { price: number; deposit: number; zones: readonly DeliveryZone[] },
  { delivery, trade_in }: DealAnswers,
): DealSum => ({
  price,
  deposit,
  delivery: deliveryFee(delivery, zones),
  tradeIn: netTradeIn(trade_in),
})

export interface DealTotals {
  total: number
  /** Negative when the trade-in is worth more than what is left. */
  balance: number
}

export function totalsOf({ price, delivery, tradeIn, deposit }: DealSum): DealTotals {
  const total = price + (delivery ?? 0)
  return { total, balance: total - (tradeIn ?? 0) - deposit }
}

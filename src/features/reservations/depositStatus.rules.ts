import type { Money } from './hold.rules'

/** `today`: to be paid now. `unpaid`: the reservation ended before it was. */
export type DepositStatus = 'today' | 'paid' | 'returning' | 'returned' | 'unpaid'

const STATUSES: Readonly<Record<Money, DepositStatus>> = {
  none: 'unpaid',
  open: 'today',
  paid: 'paid',
  refund_due: 'returning',
  refund_failed: 'returning',
  refunded: 'returned',
}
export const depositStatus = (money: Money): DepositStatus => STATUSES[money]

/** False once it went back or was never paid: then nothing says that it is due, or less is left to pay. */
export const comesOff = (status: DepositStatus): boolean => status === 'today' || status === 'paid'

import type { Money } from './hold.rules'

/** `today`: to be paid now. `unpaid`: the reservation ended before it was. */
export type DepositStanding = 'today' | 'paid' | 'returning' | 'returned' | 'unpaid'

const STANDINGS: Readonly<Record<Money, DepositStanding>> = {
  none: 'unpaid',
  open: 'today',
  paid: 'paid',
  refund_due: 'returning',
  refund_failed: 'returning',
  refunded: 'returned',
}
export const depositStanding = (money: Money): DepositStanding => STANDINGS[money]

/** False once it went back or was never paid: then nothing says that it is due, or less is left to pay. */
export const comesOff = (standing: DepositStanding): boolean => standing === 'today' || standing === 'paid'

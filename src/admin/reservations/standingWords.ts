import { formatMoney } from '@/core/money/format'
import type { ReservationDoc } from './reservationDoc'

/** Where a reservation and its deposit stand, for staff. */

const MONEY_WORDS: Record<ReservationDoc['money'], (amount: string) => string> = {
  none: () => 'Nothing was paid online.',
  open: (amount) => `The deposit of ${amount} is not paid yet.`,
  paid: (amount) => `${amount} is paid.`,
  refund_due: (amount) => `The refund of ${amount} is on its way.`,
  refunded: (amount) => `${amount} went back to the shopper.`,
  refund_failed: (amount) =>
    `The refund of ${amount} failed for three days: try it again, or send it by hand.`,
}
const OVER_WORDS: Record<string, string> = {
  completed: 'Sold to this shopper',
  cancelled: 'Released',
  expired: 'Not held: its time is over',
}

export const heldWords = ({ state, held_until }: ReservationDoc, when: (at: number) => string): string => {
  const until = when(held_until)
  if (state === 'held') return `Held until ${until}`
  return state === 'pending' ? `Waits for its payment until ${until}` : (OVER_WORDS[state] ?? 'Not held')
}

export const moneyWords = ({ money, amount }: ReservationDoc): string =>
  MONEY_WORDS[money](formatMoney(amount))

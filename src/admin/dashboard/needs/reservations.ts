import { staffMoment } from '@/admin/staffMoment'
import { formatMoney } from '@/core/money/format'
import { rowHref } from '@/lib/adminHrefs'
import type { Need } from './need'

export interface ReservationFacts {
  id: string
  tenant: string
  state: string
  money: string
  name: string
  car: string
  amount: number
  /** Epoch milliseconds. */
  held_until: number
  refund_since: number
  zone: string
}

/** Cars held by a deposit, and deposits whose refund failed. Only people who may refund see the latter. */
export function waitingReservations(rows: readonly ReservationFacts[], mayRefund: boolean): Need[] {
  return rows.flatMap((row): Need[] => {
    const { id, tenant } = row
    const shopper = row.name || 'the shopper'
    const open = { tenant, act: 'Open the reservation', href: rowHref('reservations', id) }
    const refund: Need = {
      ...open,
      id: `refund ${id}`,
      tone: 'bad',
      due: row.refund_since,
      title: `${formatMoney(row.amount)} did not go back to ${shopper}`,
      why: `The refund for ${row.car} was refused for three days. Try again, or send it back by hand.`,
    }
    const hold: Need = {
      ...open,
      id: `hold ${id}`,
      tone: 'soon',
      due: row.held_until,
      title: `${row.car} is held for ${shopper}`,
      why: `Until ${staffMoment(row.held_until, row.zone)}. Sell it to them, hold it longer or release it.`,
    }
    return [
      ...(row.money === 'refund_failed' && mayRefund ? [refund] : []),
      ...(row.state === 'held' ? [hold] : []),
    ]
  })
}

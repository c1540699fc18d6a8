import { formatMoney } from '@/core/money/format'
import { isOpen } from '@/features/reservations/hold.rules'
import type { ReservationDoc } from './reservationDoc'

/** A longer hold: its end, in words. Null where it is held as long already. */
type Again = string | null

export interface Action {
  action: 'hold' | 'release' | 'refund' | 'complete'
  label: string
  confirm: string
}

export function actionsFor(row: ReservationDoc, mayRefund: boolean, again: Again): Action[] {
  const amount = formatMoney(row.amount)
  const paid = row.money === 'paid'
  const back = paid ? ` ${amount} goes back to the shopper.` : ''
  const all: (Action & { shown: boolean })[] = [
    {
      action: 'complete',
      label: 'Sold to this shopper',
      confirm: 'The car is shown as sold everywhere.',
      shown: row.state === 'held',
    },
    {
      action: 'hold',
      label: `Hold until ${again}`,
      confirm: `That is ${row.hold_hours} hours from now. Hours count by day and night; a hold that would end while the yard is closed lasts until two hours after it opens. The shopper gets an email with the new time.`,
      shown: isOpen(row) && again !== null,
    },
    {
      action: 'release',
      label: paid ? 'Release and refund' : 'Release',
      confirm: `The car is free for others at once.${back}`,
      shown: isOpen(row),
    },
    {
      action: 'refund',
      label: `Refund ${amount}`,
      confirm: `${amount} goes back to the shopper. The hold stays as it is.`,
      shown: mayRefund && (paid || row.money === 'refund_failed'),
    },
  ]
  return all.filter(({ shown }) => shown).map(({ action, label, confirm }) => ({ action, label, confirm }))
}

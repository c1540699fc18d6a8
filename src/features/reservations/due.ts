import { isOpen } from './hold.rules'
import { NEVER } from '@/lib/never'
import { mailDue } from './outbox'
import type { Reservation } from './row'

type Owing = Pick<
  Reservation,
  'state' | 'money' | 'held_until' | 'hold_open' | 'lead' | 'lead_next_at' | 'refund_next_at' | 'mails'
>

/** When the worker has to return to the row, in epoch ms: the earliest of all that the row owes. */
export function dueAt(row: Owing): number {
  const open = isOpen(row)
  const times = [
    open ? row.held_until : NEVER,
    // The car's row does not have the payment yet.
    (row.state === 'pending' && row.money === 'paid') || (!open && row.hold_open) ? 0 : NEVER,
    row.lead ? (row.lead_next_at ?? 0) : NEVER,
    row.money === 'refund_due' ? (row.refund_next_at ?? 0) : NEVER,
    mailDue(row.mails),
  ]
  return Math.min(...times)
}

import type { Row } from '@/db/tableTypes'
import { after, type HoldEvent } from './hold.rules'
import { notify } from '@/jobs/notify'
import { log } from '@/lib/log'
import { dueAt } from './due'
import { changeRow } from './outbox'
import { mailsOwed } from './owed'
import { readReservation, type Reservation } from './row'

/** `by`: shopper, provider, clock, or the name of a member of staff. */
export interface Occasion {
  by: string
  now: number
  /** Values from the event that the row stores, such as the provider's reference. */
  set?: Partial<Reservation>
}

export const changeReservation = (
  id: string,
  decide: (row: Reservation) => Partial<Reservation> | null,
): Promise<Reservation | null> =>
  changeRow('reservations', id, readReservation, (row): Row | null => {
    const change = decide(row)
    return change && { due_at: dueAt({ ...row, ...change }), ...change }
  })

/** Null when the event changes nothing: a repeated one, or one that came too late. */
export async function applyEvent(
  id: string,
  event: HoldEvent,
  { by, now, set = {} }: Occasion,
): Promise<Reservation | null> {
  const changed = await changeReservation(id, (row) => {
    const { state, money, held_until, paid_at } = row
    const next = after({ state, money, held_until, paid_at }, event)
    if (!next) return null
    const due = next.money === 'refund_due' && row.money !== 'refund_due'
    const refund = due ? { refund_since: now, refund_next_at: now, refund_attempts: 0 } : {}
    return {
      ...set,
      ...next,
      ...refund,
      events: [...row.events, { at: now, what: event.kind, by }].slice(-200),
      mails: mailsOwed(row, next, event, now),
    }
  })
  if (changed) {
    const { reservation_id, state, money } = changed
    log.info({ reservation_id, event: event.kind, state, money }, 'reservation changed')
    notify('reservationsLoop')
  }
  return changed
}

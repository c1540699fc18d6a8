/** Every change of a reservation, top to bottom: the event, its row, the car's row. */
import type { HandoverNow } from '@/core/place/bookingRules'
import { confirmHold, releaseHold, sellHeld } from '@/core/car/rows/holdRows'
import type { Site } from '@/core/dealer/views'
import { table } from '@/db/table'
import type { Clause, Row } from '@/db/tableTypes'
import { notify } from '@/jobs/notify'
import { log } from '@/lib/log'
import { after, type HoldEvent, isOpen } from './hold.rules'
import { handoverEnd, heldUntil } from './holdEnd.rules'
import { dueAt, mailsOwed } from './owed'
import { changeRow } from './owing'
import { clockOf } from './place'
import { findByLink, readReservation, shownReservation, type Reservation } from './row'

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

/** What an event changes in the row; null when it is a repeated one, or came too late. */
function afterEvent(row: Reservation, event: HoldEvent, { by, now, set = {} }: Occasion) {
  const { state, money, held_until, paid_at } = row
  const next = after({ state, money, held_until, paid_at }, event)
  if (!next) return null
  const due = next.money === 'refund_due' && row.money !== 'refund_due'
  return {
    ...set,
    ...next,
    ...(due ? { refund_since: now, refund_next_at: now, refund_attempts: 0 } : {}),
    events: [...row.events, { at: now, what: event.kind, by }].slice(-200),
    mails: mailsOwed(row, next, event, now),
  }
}

/** Something happens to a reservation: its row changes, and then the car's. Null when the event changes nothing. */
export async function applyEvent(
  id: string,
  event: HoldEvent,
  occasion: Occasion,
): Promise<Reservation | null> {
  const changed = await changeReservation(id, (row) => afterEvent(row, event, occasion))
  if (!changed) return null
  const { reservation_id, state, money } = changed
  log.info({ reservation_id, event: event.kind, state, money }, 'reservation changed')
  notify('reservationsLoop')
  return settle(changed, occasion.now)
}

const callLine = async (tenant: string, carId: string, now: number): Promise<number> =>
  (await table('waiting-shoppers')).update(
    [
      ['tenant', '=', tenant],
      ['car_id', '=', carId],
      ['state', '=', 'waiting'],
    ],
    { due_at: now },
  )

export const heldBy = ({ tenant, car_id, reservation_id }: Reservation) => ({
  tenant,
  carId: car_id,
  by: reservation_id,
})

/** Brings the car's row in line with its reservation. May be repeated after a crash. `now` in epoch ms. */
export async function settle(row: Reservation, now: number): Promise<Reservation> {
  if (row.state === 'pending' && row.money === 'paid') {
    // The car's row grants the hold from the payment on, or another shopper has the car.
    const at = row.paid_at ?? now
    const until = heldUntil(row, handoverEnd(row.deal), await clockOf(row.location_id), at)
    const hold = await confirmHold(heldBy(row), at, until)
    const event: HoldEvent = hold ? { kind: 'granted', until } : { kind: 'lost' }
    return (await applyEvent(row.id, event, { by: 'clock', now })) ?? row
  }
  if (isOpen(row) || !row.hold_open) return row
  await (row.state === 'completed' ? sellHeld(heldBy(row), now) : releaseHold(heldBy(row)))
  await callLine(row.tenant, row.car_id, now)
  return (
    (await changeReservation(row.id, ({ hold_open }) => (hold_open ? { hold_open: false } : null))) ?? row
  )
}

export const handoverOf = ({ deal }: Pick<Reservation, 'deal'>): string | undefined =>
  deal.find((line) => line.handover)?.handover?.booking

/** The hold ends with its handover. False where that changes nothing. */
export async function follow(row: Reservation, handover: HandoverNow, occasion: Occasion): Promise<boolean> {
  if (row.state !== 'held' || handover === null) return false
  const { now } = occasion
  const until = heldUntil(row, handover, await clockOf(row.location_id), now)
  if (until === row.held_until || until <= now) return false
  if (!(await confirmHold(heldBy(row), now, until))) return false
  return (await applyEvent(row.id, { kind: 'follow', until }, occasion)) !== null
}

/** At once after a booking was moved, cancelled or booked again: nobody reads of an end that is no more. */
export async function followBooking(
  { id, tenant, car_id }: { id: string; tenant: string; car_id?: string | null | undefined },
  handover: HandoverNow,
  occasion: Occasion,
): Promise<void> {
  const held: Clause[] = [
    ['tenant', '=', tenant],
    ['car_id', '=', car_id ?? ''],
    ['state', '=', 'held'],
  ]
  const rows = handover === null ? [] : await (await table('reservations')).find(held)
  const row = rows.flatMap((one) => shownReservation(one) ?? []).find((one) => handoverOf(one) === id)
  if (row) await follow(row, handover, occasion)
}

/** The car is free at once, a paid deposit is refunded. Null without the link's key. */
export async function cancelByLink(
  site: Site,
  reference: string,
  key: string,
  now: number,
): Promise<Reservation | null> {
  const row = await findByLink(site, reference, key)
  if (!row) return null
  return (await applyEvent(row.id, { kind: 'cancel' }, { by: 'shopper', now })) ?? settle(row, now)
}

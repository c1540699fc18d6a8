import { z } from 'zod'
import { confirmHold, readHold } from '@/core/car/rows/holdRows'
import { table } from '@/db/table'
import { heldAgain } from './holdEnd.rules'
import { applyEvent, changeReservation, heldBy, type Occasion } from './change'
import { CAR_GONE, isOpen } from './hold.rules'
import { clockOf } from './place'
import { readReservation, type Reservation } from './row'

const STAFF_ACTIONS = ['hold', 'release', 'refund', 'complete'] as const
export const staffActionSchema = z.object({
  action: z.enum(STAFF_ACTIONS, 'Send hold, release, refund or complete.'),
})
export type StaffAction = z.output<typeof staffActionSchema>['action']

/** `hold` gives the shopper the whole time again from now, paid or not: null where that is no longer than it is held. */
async function hold(row: Reservation, occasion: Occasion): Promise<Reservation | null> {
  const { now } = occasion
  const until = heldAgain(row, await clockOf(row.location_id), now)
  if (!isOpen(row) || (row.state === 'held' && until <= row.held_until)) return null
  if (!(await confirmHold(heldBy(row), now, until))) return null
  return applyEvent(row.id, { kind: row.state === 'held' ? 'extend' : 'granted', until }, occasion)
}

/** Staff may release a car that was sold before the sweep has seen it: the shopper is told why, too. Nothing is said of a car that is not there. */
async function noteGone({ id, tenant, car_id }: Reservation, now: number): Promise<void> {
  const car = await readHold(tenant, car_id)
  if (car?.status !== 'sold' && car?.status !== 'withdrawn') return
  await changeReservation(id, ({ events }) =>
    events.some(({ what }) => what === CAR_GONE)
      ? null
      : { events: [...events, { at: now, what: CAR_GONE, by: 'clock' }] },
  )
}

/** Null when the reservation's state does not allow it. `by`: the name of the member of staff. */
export async function actAsStaff(
  id: string,
  action: StaffAction,
  by: string,
  now: number,
): Promise<Reservation | null> {
  const [found] = await (await table('reservations')).find([['id', '=', id]], { limit: 1 })
  if (!found) return null
  const occasion = { by, now }
  if (action === 'hold') return hold(readReservation(found), occasion)
  const kind = action === 'release' ? 'cancel' : action
  if (action === 'release') await noteGone(readReservation(found), now)
  return applyEvent(id, { kind }, occasion)
}

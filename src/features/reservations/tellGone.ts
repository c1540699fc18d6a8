import { readHold } from '@/core/car/rows/holdRows'
import { CAR_GONE } from './hold.rules'
import { notify } from '@/jobs/notify'
import { changeReservation } from './change'
import { findReservation } from './find'
import { owe } from './outbox'
import type { Reservation } from './row'
import { z } from 'zod'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'

/** Cars that were marked sold, or withdrawn, while a shopper has them on hold. */
const rowSchema = z.object({ tenant: z.string(), hold_by: z.string() })

const GONE: Clause = { any: [[['status', 'in', ['sold', 'withdrawn']]], [['sold', '=', true]]] }

/** `now` in epoch ms. */
async function goneHolds(now: number, limit: number): Promise<z.output<typeof rowSchema>[]> {
  const rows = await (
    await table('cars')
  ).find([['hold_until', '>', now / 1000], ['hold_state', '=', 'held'], GONE], {
    fields: Object.keys(rowSchema.shape),
    limit,
  })
  return rows.map((row) => rowSchema.parse(row))
}

const AT_ONCE = 500
const TOLD = CAR_GONE

const isUntold = ({ state, events }: Reservation): boolean =>
  state === 'held' && !events.some(({ what }) => what === TOLD)

/** Staff may release a car that was sold before the sweep has seen it: the shopper is told why, too. Nothing is said of a car that is not there. */
export async function noteGone({ id, tenant, car_id }: Reservation, now: number): Promise<void> {
  const car = await readHold(tenant, car_id)
  if (car?.status !== 'sold' && car?.status !== 'withdrawn') return
  await changeReservation(id, ({ events }) =>
    events.some(({ what }) => what === TOLD)
      ? null
      : { events: [...events, { at: now, what: TOLD, by: 'clock' }] },
  )
}

/**
 * A feed marks a held car sold for the shopper who holds it, or for somebody else: only staff know. So the hold stays, and
 * they get a mail, once. What they choose tells the shopper, and sends a deposit back.
 */
export async function tellGoneHolds(now: number = Date.now()): Promise<number> {
  let told = 0
  for (const { tenant, hold_by } of await goneHolds(now, AT_ONCE)) {
    const row = await findReservation(tenant, hold_by)
    if (!row || !isUntold(row)) continue
    const changed = await changeReservation(row.id, (current) => {
      if (!isUntold(current)) return null
      const { reservation_id, version, place, events, mails } = current
      return {
        events: [...events, { at: now, what: TOLD, by: 'clock' }],
        mails: [...mails, ...owe('dealer-gone', `${reservation_id}-${version}`, place.email, now)],
      }
    })
    if (changed) told++
  }
  if (told) notify('reservationsLoop')
  return told
}

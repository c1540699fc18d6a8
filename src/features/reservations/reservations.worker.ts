import { endedHolds, releaseHold } from '@/core/car/rows/holdRows'
import { startEvery, startLoop, type Loop } from '@/jobs/loop'
import { type NotifiedLoop, notify, startNotified } from '@/jobs/notify'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import { dealMails } from '@/features/reservations/deals/link'
import { purgeDeals } from '@/features/reservations/deals/row'
import { HOUR_MS } from '@/lib/time'
import { paymentWork } from '@/features/reservations/payments/workPayment'
import { outboxTime } from '@/jobs/clock'
import { workOnce } from '@/jobs/outbox'
import { z } from 'zod'
import { changeReservation } from './change'
import { CAR_GONE } from './hold.rules'
import { lineCalls } from './line/call'
import { owe } from './owing'
import { findReservation, type Reservation } from './row'
import { reservationWork, type Ports } from './work'
import { mail } from '@/integrations/mail'
import { payments } from '@/integrations/payments'

declare module '@/lib/registry' {
  interface Registry {
    reservationsLoop: NotifiedLoop
  }
}

const IDLE_MS = 1000
const SWEEP_MS = 60_000
/** After this time no process can still be storing the reservation of a hold. */
const ORPHAN_MS = 60_000

/** Does one piece of due work. False when there is none. `at`: epoch ms. */
export async function reservationsOnce(ports: Ports, at?: number): Promise<boolean> {
  const time = outboxTime(at)
  return (
    (await workOnce(reservationWork, ports, time)) ||
    (await workOnce(paymentWork, ports, time)) ||
    (await workOnce(dealMails, ports.mail, time)) ||
    (await workOnce(lineCalls, ports.mail, time))
  )
}

/** Frees cars whose hold ended without a reservation, because of a crash between the two writes. */
export async function sweepHolds(now: number = Date.now()): Promise<number> {
  const ended = await endedHolds(now - ORPHAN_MS, 100)
  let freed = 0
  for (const { id, tenant, hold_by } of ended) {
    if (!hold_by || (await findReservation(tenant, hold_by))?.hold_open) continue
    if (!(await releaseHold({ tenant, carId: id, by: hold_by }))) continue
    freed++
  }
  return freed
}

const goneSchema = z.object({ tenant: z.string(), hold_by: z.string() })
const GONE: Clause = { any: [[['status', 'in', ['sold', 'withdrawn']]], [['sold', '=', true]]] }
const AT_ONCE = 500

const isUnannounced = ({ state, events }: Reservation): boolean =>
  state === 'held' && !events.some(({ what }) => what === CAR_GONE)

/**
 * A feed marks a held car sold for the shopper who holds it, or for somebody else: only staff know. So the hold stays, and
 * they get a mail, once. What they choose tells the shopper, and sends a deposit back.
 */
export async function tellGoneHolds(now: number = Date.now()): Promise<number> {
  let reported = 0
  const held: Clause[] = [['hold_until', '>', now / 1000], ['hold_state', '=', 'held'], GONE]
  const fields = Object.keys(goneSchema.shape)
  for (const car of await (await table('cars')).find(held, { fields, limit: AT_ONCE })) {
    const { tenant, hold_by } = goneSchema.parse(car)
    const row = await findReservation(tenant, hold_by)
    if (!row || !isUnannounced(row)) continue
    const changed = await changeReservation(row.id, (current) => {
      if (!isUnannounced(current)) return null
      const { reservation_id, version, place, events, mails } = current
      return {
        events: [...events, { at: now, what: CAR_GONE, by: 'clock' }],
        mails: [...mails, ...owe('dealer-gone', `${reservation_id}-${version}`, place.email, now)],
      }
    })
    if (changed) reported++
  }
  if (reported) notify('reservationsLoop')
  return reported
}

export function startReservations(input: Omit<Ports, 'payments' | 'mail'>): Loop {
  const ports = { payments: payments(), mail: mail(), ...input }
  return startNotified('reservationsLoop', () => reservationsOnce(ports), IDLE_MS)
}

export const startHoldSweep = (): Loop =>
  startLoop('holds', async () => (await sweepHolds()) + (await tellGoneHolds()) > 0, SWEEP_MS)

export const startDealPurge = (): Loop => startEvery('deal purge', HOUR_MS, () => purgeDeals())

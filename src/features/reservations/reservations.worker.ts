import { endedHolds, releaseHold } from '@/core/car/rows/holdRows'
import { startLoop, type Loop } from '@/jobs/loop'
import { type NotifiedLoop, onNotify } from '@/jobs/notify'
import { workDeal } from '@/features/reservations/deals/link'
import { callOnce } from './line/call'
import { findReservation } from './find'
import { workPayment } from '@/features/reservations/payments/workPayment'
import { workOnce } from './outbox'
import { publish } from './settle'
import { tellGoneHolds } from './tellGone'
import { ownPorts, workOn, type Ports } from './work'

declare module '@/lib/registry' {
  interface Registry {
    reservationsLoop: NotifiedLoop
  }
}

const IDLE_MS = 1000
const SWEEP_MS = 60_000
/** After this time no process can still be storing the reservation of a hold. */
const ORPHAN_MS = 60_000

/** Does one piece of due work. False when there is none. `now` in epoch ms. */
export const reservationsOnce = async (ports: Ports, now: number = Date.now()): Promise<boolean> =>
  (await workOnce('reservations', now, (id) => workOn(id, now, ports))) ||
  (await workOnce('payments', now, (id) => workPayment(id, now, ports))) ||
  (await workOnce('deals', now, (id) => workDeal(id, now, ports))) ||
  (await callOnce(now, ports.mail))

/** Frees cars whose hold ended without a reservation, because of a crash between the two writes. */
export async function sweepHolds(now: number = Date.now()): Promise<number> {
  const ended = await endedHolds(now - ORPHAN_MS, 100)
  let freed = 0
  for (const { id, tenant, slug, hold_by } of ended) {
    if (!hold_by || (await findReservation(tenant, hold_by))?.hold_open) continue
    if (!(await releaseHold({ tenant, carId: id, by: hold_by }))) continue
    await publish(tenant, slug)
    freed++
  }
  return freed
}

export function startReservations(given: Parameters<typeof ownPorts>[0]): Loop {
  const ports = ownPorts(given)
  const loop = startLoop('reservations', () => reservationsOnce(ports), IDLE_MS)
  onNotify('reservationsLoop', loop)
  return loop
}

export const startHoldSweep = (): Loop =>
  startLoop('holds', async () => (await sweepHolds()) + (await tellGoneHolds()) > 0, SWEEP_MS)

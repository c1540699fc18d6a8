/** Brings the car's row in line with its reservation. Each step may be repeated after a crash. */
import { confirmHold, releaseHold, sellHeld } from '@/core/car/rows/holdRows'
import { table } from '@/db/table'
import { isOpen } from './hold.rules'
import { holdEnd } from './holdEnd.rules'
import { notify } from '@/jobs/notify'
import { refreshPages } from '@/core/dealer/rows/refreshPages'
import { applyEvent, changeReservation } from './change'
import { clockOf } from './place'
import type { Reservation } from './row'

export async function publish(tenant: string, slug: string): Promise<void> {
  notify('searchLoop')
  await refreshPages([{ tenant, slug }])
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

const heldBy = ({ tenant, car_id, reservation_id }: Reservation) => ({
  tenant,
  carId: car_id,
  by: reservation_id,
})

/** Asks the car's row for the hold from `at` on: it grants it, or another shopper has the car. */
async function claim(row: Reservation, at: number, now: number): Promise<Reservation | null> {
  const until = holdEnd(at, row.hold_hours, await clockOf(row.location_id))
  const hold = await confirmHold(heldBy(row), at, until)
  if (hold) await publish(row.tenant, row.car_slug)
  return applyEvent(row.id, hold ? { kind: 'granted', until } : { kind: 'lost' }, { by: 'clock', now })
}

async function letGo(row: Reservation, now: number): Promise<Reservation | null> {
  const change = row.state === 'completed' ? sellHeld(heldBy(row), now) : releaseHold(heldBy(row))
  if (await change) await publish(row.tenant, row.car_slug)
  await callLine(row.tenant, row.car_id, now)
  return changeReservation(row.id, ({ hold_open }) => (hold_open ? { hold_open: false } : null))
}

/** `now` in epoch ms. */
export async function settle(row: Reservation, now: number): Promise<Reservation> {
  if (row.state === 'pending' && row.money === 'paid') {
    const claimed = await claim(row, row.paid_at ?? now, now)
    return claimed ? settle(claimed, now) : row
  }
  if (!isOpen(row) && row.hold_open) return (await letGo(row, now)) ?? row
  return row
}

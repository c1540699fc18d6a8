/** Takes back that a booking was cancelled, while its time is free: another row may have its seat by now. */
import { siteOfTenant } from '@/core/dealer/read/sites'
import { listLocations } from '@/core/place/read/locations'
import { table } from '@/db/table'
import { isFreeAtDesk } from './deskTimes.rules'
import { freeSeats } from '@/core/place/slots'
import { notify } from '@/jobs/notify'
import { log } from '@/lib/log'
import { NEVER } from '@/lib/never'
import { bookableCar, readBookable } from './bookable'
import { readOne } from './change'
import { carKey, slotKey } from './keys'
import { owes, remindAt } from './row'

/** `over`: it has begun, or is not cancelled. `car`: its car is sold or gone. */
export type Restored = 'restored' | 'taken' | 'over' | 'car'

export async function restore(id: string, now: Date, by?: string): Promise<Restored> {
  const gone = await readOne([['id', '=', id]])
  const start = new Date(gone?.start ?? 0)
  if (gone?.state !== 'cancelled' || start.getTime() <= now.getTime()) return 'over'
  const site = await siteOfTenant(gone.tenant)
  const location = site && (await listLocations(site)).find((one) => one.id === gone.location_id)
  const bookable = await readBookable(location, gone.kind, now)
  const carId = gone.car_id ?? null
  if (!site || !bookable || !isFreeAtDesk(bookable, start, now, carId)) return 'taken'
  // A car that is handed over may be sold by then.
  if (carId && gone.kind !== 'handover' && !(await bookableCar(site, carId))) return 'car'
  const rows = await table('bookings')
  for (const seat of freeSeats(bookable.timetable, bookable.taken, start.getTime(), carId)) {
    const row = await rows.take(
      [
        ['id', '=', id],
        ['state', '=', 'cancelled'],
        ['sequence', '=', gone.sequence],
      ],
      {
        ...{ state: 'booked', seat, slot_key: slotKey(gone.kind, start, seat) },
        car_key: carKey(carId, start),
        remind_at: gone.email ? remindAt(start, now) : NEVER,
        ...owes('restored', ['shopper'], now, by),
      },
      { inc: { sequence: 1 } },
    )
    if (!row) continue
    log.info({ reference: gone.reference }, 'booking booked again')
    notify('bookingsLoop')
    return 'restored'
  }
  return 'taken'
}

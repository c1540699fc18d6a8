/** The hour at which a shopper collects a car that was bought online. */
import type { Car } from '@/core/car/car'
import type { Site } from '@/core/dealer/views'
import { stripDepartment } from '@/core/place/locationNames'
import { momentText } from '@/core/place/moments'
import { listLocations } from '@/core/place/read/locations'
import type { HandoverNow } from '@/core/place/bookingRules'
import type { LocationView } from '@/core/place/views'
import { table } from '@/db/table'
import { notify } from '@/jobs/notify'
import { type Bookable, readBookable } from './bookable'
import { cancel, readOne } from './change'
import { locationOfCar } from './locations.rules'
import { type Booking, owes, remindAt } from './row'
import { MINUTE_MS } from '@/lib/time'
import { t } from '@/lib/words'

/** The calendar of the yard that hands the car over; null where it has none. */
export const handoverAt = async (site: Site, car: Car, now: Date): Promise<Bookable | null> =>
  readBookable(locationOfCar(await listLocations(site), car, 'handover'), 'handover', now)

export const handoverText = (
  { name, timezone }: Pick<LocationView, 'name' | 'timezone'>,
  start: string,
): string => `${momentText(start, timezone)}, ${stripDepartment(name)}`

export const endOf = ({ start, minutes }: Pick<Booking, 'start' | 'minutes'>): number =>
  Date.parse(start) + minutes * MINUTE_MS

/** Nothing follows from one that was recorded: its shopper came, or did not. */
export const handoverNow = (booking: Booking | null): HandoverNow => {
  if (booking?.kind !== 'handover') return null
  if (booking.state === 'cancelled') return 'off'
  return booking.state === 'booked' ? endOf(booking) : null
}

interface Line {
  text: string
  handover?: { booking: string } | undefined
}

/** As it is now: the hour of a handover was moved since, or was cancelled and is to be agreed. */
export const withHourOfNow = <One extends Line>(lines: readonly One[]): Promise<One[]> =>
  Promise.all(
    lines.map(async (line): Promise<One> => {
      const booking = line.handover && (await readOne([['id', '=', line.handover.booking]]))
      if (!booking) return line
      if (booking.state === 'cancelled')
        return { ...line, text: t('Cancelled: we ring to agree a time'), handover: undefined }
      const moved = momentText(booking.start, booking.timezone)
      return { ...line, text: line.text.replace(/^[^,]*,[^,]*/, moved) }
    }),
  )

interface Handover {
  id: string
  email: string
  lead_id: string
  isOn: boolean
}

/**
 * Called again and again: the first call with a standing reservation confirms it by mail, one after its end frees the hour.
 * Returns where the handover stands.
 */
export async function followHandover(
  { id, email, lead_id, isOn }: Handover,
  now: number,
): Promise<HandoverNow> {
  const at = new Date(now)
  if (!isOn) await cancel(id, ['shopper'], at)
  const booking = isOn ? await readOne([['id', '=', id]]) : null
  if (booking?.state !== 'booked' || booking.email) return handoverNow(booking)
  const told = {
    email,
    lead_id,
    remind_at: remindAt(new Date(booking.start), at),
    ...owes('confirmed', ['shopper'], at),
  }
  const done = await (
    await table('bookings')
  ).update(
    [
      ['id', '=', id],
      ['state', '=', 'booked'],
      ['email', '=', ''],
    ],
    told,
  )
  if (done) notify('bookingsLoop')
  return endOf(booking)
}

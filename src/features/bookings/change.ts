/** Moves and cancels by conditional writes. A link in a mail works at its own tenant only. */
import { listLocations } from '@/core/place/read/locations'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import { nearestSlots } from './days.rules'
import { deskTimetable } from './deskTimes.rules'
import type { Receiver } from './jsonShapes.rules'
import { freeSeats, type Slot, slotAt } from '@/core/place/slots'
import type { Site } from '@/core/dealer/views'
import type { LocationView } from '@/core/place/views'
import { notify } from '@/jobs/notify'
import { civilAt } from '@/core/dealer/country/civil'
import { MOST_HELD_DAYS } from '@/core/place/bookingRules'
import { hashOf } from '@/lib/secrets'
import { DAY_MS } from '@/lib/time'
import { log } from '@/lib/log'
import { NEVER } from '@/lib/never'
import { type Bookable, readBookable } from './bookable'
import { carKey, freedKeys, slotKey } from './keys'
import { BOOKING_FIELDS, type Booking, owes, readBooking, remindAt, shownBooking } from './row'

export interface Found {
  booking: Booking
  location: LocationView | null
}

export async function readOne(where: readonly Clause[]): Promise<Booking | null> {
  const [row] = await (await table('bookings')).find(where, { fields: BOOKING_FIELDS, limit: 1 })
  return row ? shownBooking(row) : null
}

async function found(site: Site, by: Clause): Promise<Found | null> {
  const booking = await readOne([['tenant', '=', site.tenant.id], by])
  if (!booking) return null
  const locations = await listLocations(site)
  return { booking, location: locations.find(({ id }) => id === booking.location_id) ?? null }
}

export const findByLink = (site: Site, token: string): Promise<Found | null> =>
  found(site, ['link_hash', '=', hashOf(token)])
export const findById = (site: Site, id: string): Promise<Found | null> => found(site, ['id', '=', id])

/** It can be changed until it begins. */
export const isOpen = ({ state, start }: Booking, now: Date): boolean =>
  state === 'booked' && Date.parse(start) > now.getTime()

/** A handover is moved only as far as its car can be held for it: to the day before that is over. */
function daysLeft({ createdAt, timezone }: Booking, now: Date): number {
  const day = (at: Date) => Date.parse(civilAt(at, timezone).date)
  return MOST_HELD_DAYS - 1 - (day(now) - day(createdAt ?? now)) / DAY_MS
}

/** `isDesk`: the notice that shoppers give does not bind staff. */
export async function bookableOf(
  { booking, location }: Found,
  now: Date,
  isDesk = false,
): Promise<Bookable | null> {
  const bookable = await readBookable(location, booking.kind, now, booking.id)
  if (!bookable) return null
  const { rules } = bookable.timetable
  const days_ahead =
    booking.kind === 'handover' ? Math.min(rules.days_ahead, daysLeft(booking, now)) : rules.days_ahead
  const timetable = { ...bookable.timetable, rules: { ...rules, days_ahead } }
  return { ...bookable, timetable: isDesk ? deskTimetable(timetable) : timetable }
}

/** Who changes a booking: a name, or `the shopper`. */
export interface Mover {
  by: string
  isDesk?: boolean
}

export type Moved =
  | { kind: 'moved'; booking: Booking }
  | { kind: 'conflict'; nearest: Slot[]; isOffered: boolean }
  /** Cancelled, over, or changed by somebody else in the meantime. */
  | { kind: 'closed' }

const unchanged = ({ id, sequence }: Booking): Clause[] => [
  ['id', '=', id],
  ['state', '=', 'booked'],
  ['sequence', '=', sequence],
]

async function takeOther(
  booking: Booking,
  bookable: Bookable,
  start: Date,
  now: Date,
  { by, isDesk }: Mover,
) {
  const rows = await table('bookings')
  const { id, kind, car_id } = booking
  for (const seat of freeSeats(bookable.timetable, bookable.taken, start.getTime(), car_id ?? null)) {
    const row = await rows.take(
      unchanged(booking),
      {
        start: start.toISOString(),
        minutes: bookable.timetable.rules.minutes,
        seat,
        slot_key: slotKey(kind, start, seat),
        car_key: carKey(car_id, start),
        request_key: freedKeys(id).request_key,
        remind_at: booking.email ? remindAt(start, now) : NEVER,
        ...owes('moved', isDesk ? ['shopper'] : ['shopper', 'dealer'], now, by),
      },
      { inc: { sequence: 1 } },
    )
    if (row) return readBooking(row)
  }
  return null
}

export async function move(found: Found, start: Date, now: Date, mover: Mover): Promise<Moved> {
  const { booking } = found
  const bookable = await bookableOf(found, now, mover.isDesk)
  if (!bookable || !isOpen(booking, now)) return { kind: 'closed' }
  if (Date.parse(booking.start) === start.getTime()) return { kind: 'moved', booking }
  const carId = booking.car_id ?? null
  const slot = slotAt(bookable.timetable, bookable.taken, start, now, carId)
  const moved = slot?.left ? await takeOther(booking, bookable, start, now, mover) : null
  if (moved) {
    log.info({ reference: moved.reference }, 'booking moved')
    notify('bookingsLoop')
    return { kind: 'moved', booking: moved }
  }
  if (slot?.left && !(await readOne(unchanged(booking)))) return { kind: 'closed' }
  const { timetable, taken } = (await bookableOf(found, now, mover.isDesk)) ?? bookable
  const nearest = nearestSlots(timetable, taken, start, now, { carId })
  return { kind: 'conflict', nearest, isOffered: Boolean(slot) }
}

/** Frees the seat. True when it is cancelled now, also by an earlier call; false when it is over. */
export async function cancel(id: string, to: Receiver[], now: Date, by?: string): Promise<boolean> {
  const rows = await table('bookings')
  const row = await rows.take(
    [
      ['id', '=', id],
      ['state', '=', 'booked'],
      ['start', '>', now.toISOString()],
    ],
    { state: 'cancelled', ...freedKeys(id), remind_at: NEVER, ...owes('cancelled', to, now, by) },
    { inc: { sequence: 1 } },
  )
  if (row) {
    log.info({ reference: row.reference }, 'booking cancelled')
    notify('bookingsLoop')
    return true
  }
  return (await readOne([['id', '=', id]]))?.state === 'cancelled'
}

/** Records whether the shopper came, from the start on, or takes that back. A cancelled booking has lost its seat and stays as it is. */
export async function record(id: string, state: 'booked' | 'done' | 'no_show', now: Date): Promise<boolean> {
  const rows = await table('bookings')
  const begun: Clause[] = state === 'booked' ? [] : [['start', '<=', now.toISOString()]]
  const where: Clause[] = [['id', '=', id], ['state', 'in', ['booked', 'done', 'no_show']], ...begun]
  return (await rows.update(where, { state })) > 0
}

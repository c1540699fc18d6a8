import { type Bookable, bookableCar, readBookable, locationFor } from '@/features/bookings/bookable'
import { bookableOf, findByLink, isOpen } from '@/features/bookings/change'
import type { PagedKind } from '@/core/dealer/links/bookingPages'
import { slotsOn } from '@/core/place/slots'
import { slotViews } from '@/core/place/moments'
import type { Site } from '@/core/dealer/views'
import { failure, json } from '@/app/api/cars/answers'
import { phrase } from '@/lib/words'

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

type Times = (
  query: URLSearchParams,
  now: Date,
) => Promise<{ bookable: Bookable; carId: string | null } | null>

/** The slots of a local day, free and taken: {location_id, date, timezone, slots: [{start, minutes, left, label}]}. */
async function timesOn(query: URLSearchParams, read: Times): Promise<Response> {
  const now = new Date()
  const date = query.get('date') ?? ''
  if (!DATE.test(date)) return failure(422, phrase('Give the date as yyyy-mm-dd.'))
  const found = await read(query, now)
  if (!found) return failure(404, phrase('Nothing can be booked at this location.'))
  const { bookable, carId } = found
  const { id, timezone } = bookable.location
  const slots = slotsOn(bookable.timetable, bookable.taken, date, now, carId)
  return json({ location_id: id, date, timezone, slots: slotViews(slots, timezone) })
}

export const freeTimes = (site: Site, kind: PagedKind, query: URLSearchParams): Promise<Response> =>
  timesOn(query, async (asked, now) => {
    const car = kind === 'test_drive' ? await bookableCar(site, asked.get('car_id') ?? undefined) : null
    const location = await locationFor(site, kind, {
      location_id: asked.get('location_id') ?? undefined,
      location: asked.get('location') ?? undefined,
      car,
    })
    const bookable = await readBookable(location, kind, now)
    return bookable && { bookable, carId: car?.id ?? null }
  })

/** As the move itself decides: its own seat is free, and a time at which its car is out is taken. */
export const timesToMove = (site: Site, query: URLSearchParams): Promise<Response> =>
  timesOn(query, async (asked, now) => {
    const found = await findByLink(site, asked.get('token') ?? '')
    const bookable = found && isOpen(found.booking, now) ? await bookableOf(found, now) : null
    return found && bookable && { bookable, carId: found.booking.car_id ?? null }
  })

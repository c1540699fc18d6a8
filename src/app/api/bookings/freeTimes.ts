import { bookableCar, readBookable, locationFor } from '@/features/bookings/bookable'
import type { BookingKind } from '@/core/dealer/links/bookingPages'
import { slotsOn } from '@/core/place/slots'
import { slotViews } from '@/core/place/moments'
import type { Site } from '@/core/dealer/views'
import { failure, json } from '@/app/api/cars/answers'
import { phrase } from '@/lib/words'

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** The slots of a local day, free and taken: {location_id, date, timezone, slots: [{start, minutes, left, label}]}. */
export async function freeTimes(site: Site, kind: BookingKind, query: URLSearchParams): Promise<Response> {
  const now = new Date()
  const date = query.get('date') ?? ''
  if (!DATE.test(date)) return failure(422, phrase('Give the date as yyyy-mm-dd.'))
  const car = kind === 'test_drive' ? await bookableCar(site, query.get('car_id') ?? undefined) : null
  const wanted = {
    location_id: query.get('location_id') ?? undefined,
    location: query.get('location') ?? undefined,
    car,
  }
  const bookable = await readBookable(await locationFor(site, kind, wanted), kind, now)
  if (!bookable) return failure(404, phrase('Nothing can be booked at this location.'))
  const slots = slotsOn(bookable.timetable, bookable.taken, date, now, car?.id ?? null)
  const { id, timezone } = bookable.location
  return json({ location_id: id, date, timezone, slots: slotViews(slots, timezone) })
}

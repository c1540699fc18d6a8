/** The bookings of a day, by location. Reads with the user's own access: another role gets none. */
import type { Payload, TypedUser, Where } from 'payload'
import { isPlatform, staffOf } from '@/access/staff'
import { KIND_WORDS, clockWords } from '@/domain/appointments/words'
import { addDays, civilAt, instantOf } from '@/domain/hours/civil'
import type { Appointment, Location } from '@/payload-types'

export interface BookingLine {
  id: string
  time: string
  what: string
  about: string
  name: string
  phone: string
  message: string
  state: Appointment['state']
  leadId: string | null
}
export interface PlaceDay {
  id: string
  name: string
  lines: BookingLine[]
}

const UTC = 'UTC'
const MOST = 500

async function placesOf(payload: Payload, user: TypedUser): Promise<Location[]> {
  const staff = staffOf(user)
  const own: Where[] = [{ location_type: { not_equals: 'parts' } }]
  if (staff?.role === 'sales') own.push({ id: { in: staff.locations } })
  const { docs } = await payload.find({
    collection: 'locations',
    where: { and: own },
    sort: ['position', 'name'],
    depth: 0,
    limit: MOST,
    pagination: false,
    user,
    overrideAccess: false,
  })
  return docs
}

/** A local day lies within the day before and the day after, whatever the zone. */
async function bookingsAround(payload: Payload, user: TypedUser, date: string): Promise<Appointment[]> {
  const at = (day: string) => new Date(instantOf({ date: day, clock: '00:00' }, UTC)).toISOString()
  const { docs } = await payload.find({
    collection: 'appointments',
    where: {
      and: [
        { start: { greater_than_equal: at(addDays(date, -1)) } },
        { start: { less_than: at(addDays(date, 2)) } },
      ],
    },
    sort: 'start',
    depth: 0,
    limit: MOST,
    pagination: false,
    user,
    overrideAccess: false,
  })
  return docs
}

const lineOf = (booking: Appointment, zone: string): BookingLine => ({
  id: booking.id,
  time: clockWords(booking.start, zone),
  what: KIND_WORDS[booking.kind].one,
  about: [booking.car_name, booking.rego && `Rego ${booking.rego}`].filter(Boolean).join(', '),
  name: booking.name ?? '',
  phone: booking.phone ?? '',
  message: booking.message ?? '',
  state: booking.state,
  leadId: booking.lead_id ?? null,
})

export const mayReadBookings = (user: unknown): boolean => {
  const staff = staffOf(user)
  return isPlatform(staff) || staff?.role === 'dealer_admin' || staff?.role === 'sales'
}

/** `asked` is a local day; without one it is today at the first location. */
export async function dayBookings(
  payload: Payload,
  user: TypedUser,
  asked: string | null,
  now: Date,
): Promise<{ places: PlaceDay[]; date: string; today: string }> {
  const places = await placesOf(payload, user)
  const today = civilAt(now, places[0]?.timezone ?? UTC).date
  const date = asked ?? today
  const bookings = await bookingsAround(payload, user, date)
  return {
    date,
    today,
    places: places.map(({ id, name, timezone }) => ({
      id,
      name,
      lines: bookings
        .filter(
          ({ location_id, start }) => location_id === id && civilAt(new Date(start), timezone).date === date,
        )
        .map((booking) => lineOf(booking, timezone)),
    })),
  }
}

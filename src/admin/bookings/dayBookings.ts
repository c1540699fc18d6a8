import { cache } from 'react'
import type { Payload, TypedUser, Where } from 'payload'
import { ofAllDealers } from '@/access/shown'
import { ownRows } from '@/admin/ownRows'
import { KIND_WORDS, clockWords, momentText } from '@/core/place/moments'
import { addDays, civilAt, instantOf, mondayOf } from '@/core/dealer/country/civil'
import type { Booking, Location } from '@/payload-types'
import { mayReadBookings } from '@/admin/may'
import { capital } from '@/lib/text'
import { MINUTE_MS } from '@/lib/time'
import { deskPlaces, freeAgain, ownPlaces } from './deskPlaces'

/** The bookings of a day by location, or of a week by day. Reads with the user's own access: another role gets none. */

export interface BookingLine {
  id: string
  /** ISO 8601. */
  start: string
  /** The start in words, in the zone of the location. */
  time: string
  what: string
  about: string
  name: string
  phone: string
  hasEmail: boolean
  message: string
  state: Booking['state']
  leadId: string | null
  carId: string | null
}
export interface DeskLine extends BookingLine {
  /** A cancelled one whose time is still free. */
  canReturn: boolean
}
export interface PlacedLine extends BookingLine {
  place: string
}
interface PlaceDay {
  id: string
  name: string
  lines: BookingLine[]
}
export interface DeskDay extends PlaceDay {
  lines: DeskLine[]
  /** What can be booked there, in words; null for nothing. */
  book: string | null
}

const UTC = 'UTC'
const MAX_ROWS = 500

/** From the day before to the day after: in every zone the local day lies within. */
function bookingsAround(payload: Payload, user: TypedUser, date: string, days: number): Promise<Booking[]> {
  const at = (day: string) => new Date(instantOf({ date: day, clock: '00:00' }, UTC)).toISOString()
  const where: Where = {
    and: [
      { start: { greater_than_equal: at(addDays(date, -1)) } },
      { start: { less_than: at(addDays(date, days + 1)) } },
    ],
  }
  return ownRows({ payload, user }, 'bookings', where, { limit: MAX_ROWS, sort: 'start' })
}

const lineOf = (booking: Booking, zone: string): BookingLine => ({
  id: booking.id,
  start: booking.start,
  time: clockWords(booking.start, zone),
  what: capital(KIND_WORDS[booking.kind].one),
  about: [booking.car_name, booking.rego && `Rego ${booking.rego}`].filter(Boolean).join(', '),
  name: booking.name ?? '',
  phone: booking.phone ?? '',
  hasEmail: Boolean(booking.email),
  message: booking.message ?? '',
  state: booking.state,
  leadId: booking.lead_id ?? null,
  carId: booking.car_id ?? null,
})

interface Day<Place> {
  places: Place[]
  date: string
  today: string
}

/** `requested` is a local day; without one it is today at the first location. */
export async function dayLines(
  payload: Payload,
  user: TypedUser,
  requested: string | null,
  now: Date,
): Promise<Day<PlaceDay & Pick<Location, 'tenant'>>> {
  const places = await ownPlaces(payload, user)
  const today = civilAt(now, places[0]?.timezone ?? UTC).date
  const date = requested ?? today
  const bookings = await bookingsAround(payload, user, date, 1)
  return {
    date,
    today,
    places: places.map(({ id, name, tenant, timezone }) => ({
      ...{ id, name, tenant },
      lines: bookings
        .filter(
          ({ location_id, start }) => location_id === id && civilAt(new Date(start), timezone).date === date,
        )
        .map((booking) => lineOf(booking, timezone)),
    })),
  }
}

/** Who does not come any more is below who does. */
const byState = (lines: readonly BookingLine[]): BookingLine[] =>
  lines.toSorted((a, b) => Number(a.state === 'cancelled') - Number(b.state === 'cancelled'))

export async function dayBookings(...of: Parameters<typeof dayLines>): Promise<Day<DeskDay>> {
  const [payload, user, , now] = of
  const [day, open] = await Promise.all([dayLines(...of), deskPlaces(payload, user)])
  const deskAt = new Map(open.map((place) => [place.location.id, place]))
  const places = day.places.map(async ({ id, name, lines }) => {
    const place = deskAt.get(id)
    const free = await freeAgain(place, lines, now)
    return {
      ...{ id, name, book: place ? KIND_WORDS[place.kind].verb : null },
      lines: byState(lines).map((line) => ({ ...line, canReturn: free.has(line.id) })),
    }
  })
  return { ...day, places: await Promise.all(places) }
}

/** One booking, for its own screen. Null for what is not there, or not for this person. */
export async function deskLine(payload: Payload, user: TypedUser, id: string, now: Date) {
  const [[booking], places, open] = await Promise.all([
    ownRows({ payload, user: ofAllDealers(user) }, 'bookings', { id: { equals: id } }),
    ownPlaces(payload, ofAllDealers(user)),
    deskPlaces(payload, ofAllDealers(user)),
  ])
  if (!booking) return null
  const place = places.find((one) => one.id === booking.location_id)
  const zone = booking.timezone || place?.timezone || UTC
  const line = lineOf(booking, zone)
  const free = await freeAgain(
    open.find(({ location }) => location.id === booking.location_id),
    [line],
    now,
  )
  const { kind, email, reference, start, minutes } = booking
  const end = clockWords(new Date(Date.parse(start) + minutes * MINUTE_MS), zone)
  const own = { kind, zone, place: place?.name ?? '', email, reference, end }
  return { line: { ...line, canReturn: free.has(id) }, ...own }
}

/** The first that is booked on a later local day. */
export async function bookingAfter(payload: Payload, user: TypedUser, date: string) {
  const where: Where = {
    and: [
      { state: { equals: 'booked' } },
      { start: { greater_than: new Date(instantOf({ date, clock: '00:00' }, UTC)).toISOString() } },
    ],
  }
  const rows = await ownRows({ payload, user }, 'bookings', where, { limit: MAX_ROWS, sort: 'start' })
  const next = rows.find(({ start, timezone }) => civilAt(new Date(start), timezone || UTC).date > date)
  return next && { id: next.id, name: next.name ?? '', when: momentText(next.start, next.timezone || UTC) }
}

export interface WeekDay {
  date: string
  lines: PlacedLine[]
}

/** Monday to Sunday of the week of `requested`, without cancelled bookings. */
export async function weekBookings(
  payload: Payload,
  user: TypedUser,
  requested: string | null,
  now: Date,
): Promise<{ days: WeekDay[]; monday: string; today: string }> {
  const places = await ownPlaces(payload, user)
  const today = civilAt(now, places[0]?.timezone ?? UTC).date
  const monday = mondayOf(requested ?? today)
  const bookings = await bookingsAround(payload, user, monday, 7)
  const active = bookings.flatMap((booking) => {
    const place = places.find(({ id }) => id === booking.location_id)
    if (!place || booking.state === 'cancelled') return []
    const { date } = civilAt(new Date(booking.start), place.timezone)
    return [{ ...lineOf(booking, place.timezone), place: place.name, date }]
  })
  const days = Array.from({ length: 7 }, (_, n) => addDays(monday, n))
  return {
    monday,
    today,
    days: days.map((day) => ({ date: day, lines: active.filter(({ date }) => date === day) })),
  }
}

export type Visitor = PlacedLine

/** Visitors who are expected and have not been recorded as here or absent, at all locations, by time. */
export const expectedVisitors = (places: readonly Pick<PlaceDay, 'name' | 'lines'>[]): Visitor[] =>
  places
    .flatMap(({ name, lines }) => lines.map((line) => ({ ...line, place: name })))
    .filter(({ state }) => state === 'booked')
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start))

/** The visitors of today, read once for a screen. Null for roles that read no bookings. */
export const readVisitors = cache(
  async (payload: Payload, user: TypedUser, now: Date): Promise<Visitor[] | null> => {
    if (!mayReadBookings(user)) return null
    const { places } = await dayLines(payload, user, null, now)
    return expectedVisitors(places)
  },
)

import { idOf } from '@/access/ids'
import { ownRows, type Reading } from '@/admin/ownRows'
import { plural } from '@/core/money/format'
import { civilAt, dateWord } from '@/core/dealer/country/civil'
import type { BookingKind } from '@/core/dealer/links/bookingPages'
import { DEPARTMENT_OF } from '@/core/place/bookingRules'
import { entriesOf } from '@/core/place/hours/answeringClock'
import { clockWords } from '@/core/place/moments'
import { isShut } from '@/core/place/slots'
import { inGroups } from '@/lib/inGroups'
import type { Booking, Location, OpeningHour } from '@/payload-types'
import { ownHours } from './holidays'
import { named, type Need } from './need'

type Hours = Pick<OpeningHour, 'location_id' | 'department' | 'week' | 'exceptions'>
type Place = Pick<Location, 'id' | 'name' | 'blocked_times'> & { timezone: string }
type Booked = Pick<Booking, 'tenant' | 'location_id' | 'kind' | 'start' | 'minutes' | 'name'>

const openingOf = ({ timezone: zone, blocked_times }: Place, hours: Hours, kind: BookingKind) => ({
  kind,
  clock: { entries: entriesOf(hours), department: hours.department, zone },
  blocked: blocked_times ?? [],
})

/** Bookings of a time when nobody is there any more: one need per place and day. */
export function shutBookings(
  bookings: readonly Booked[],
  places: readonly Place[],
  hours: readonly Hours[],
): Need[] {
  const shut = bookings.flatMap((booking) => {
    const { tenant, location_id, kind, start, minutes, name } = booking
    const place = places.find(({ id }) => id === location_id)
    const own = hours.find((row) => row.location_id === location_id && row.department === DEPARTMENT_OF[kind])
    const at = Date.parse(start)
    if (!place || !own || !isShut(openingOf(place, own, kind), at, minutes)) return []
    const { date } = civilAt(new Date(at), place.timezone)
    const who = `${clockWords(at, place.timezone)} ${name || 'no name'}`
    return [{ tenant: idOf(tenant) ?? '', place, date, at, who }]
  })
  return inGroups(shut, ({ place, date }) => `${place.id} ${date}`).map(
    ([{ tenant, place, date, at }, all]) => ({
      id: `shut ${place.id} ${date}`,
      tenant,
      tone: 'bad',
      due: at,
      title: `${dateWord(date, 'weekday')} ${dateWord(date, 'day')}: ${plural(all.length, 'booking')} while ${place.name} is closed`,
      why: `${named(all.map(({ who }) => who))}. Move or cancel: the shopper gets a mail of either.`,
      act: 'See the day',
      href: `/admin/bookings?date=${date}`,
    }),
  )
}

export async function readShutBookings(reading: Reading): Promise<Need[]> {
  const bookings = await ownRows(
    reading,
    'bookings',
    { state: { equals: 'booked' }, start: { greater_than: reading.now.toISOString() } },
    { limit: 500, sort: 'start' },
  )
  if (!bookings.length) return []
  const [hours, places] = await ownHours(reading.payload, reading.user)
  return shutBookings(bookings, places, hours)
}

import { locationsFor, readBookable } from './bookable'
import { type BookingDay, bookingDays } from './days.rules'
import type { BookingKind } from '@/core/dealer/links/bookingPages'
import type { Site } from '@/core/dealer/views'
import { clockWords } from '@/core/place/moments'
import { slotsOn } from '@/core/place/slots'
import type { LocationView } from '@/core/place/views'

export interface FreeTimes {
  location: LocationView
  day: BookingDay
  /** `7:30 am`, in the location's zone. */
  first: string
}

/** The first day with a free time at each location that takes such bookings. One without any is left out. */
export async function nextTimes(site: Site, kind: BookingKind, now: Date): Promise<FreeTimes[]> {
  const locations = await locationsFor(site, kind)
  const found = await Promise.all(
    locations.map(async (location): Promise<FreeTimes | null> => {
      const bookable = await readBookable(location, kind, now)
      if (!bookable) return null
      const { timetable, taken } = bookable
      const day = bookingDays(timetable, taken, now).find(({ free }) => free > 0)
      const slot = day && slotsOn(timetable, taken, day.date, now).find(({ left }) => left > 0)
      return day && slot ? { location, day, first: clockWords(slot.start, location.timezone) } : null
    }),
  )
  return found.filter((one) => one !== null)
}

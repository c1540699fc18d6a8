import { DateTime } from 'luxon'
import { openState } from '@/domain/hours'
import type { LocationView } from '@/domain/views'

/** From `at` (epoch seconds) on, this is what the location says. */
export interface OpenChange {
  at: number
  open: boolean
  text: string
}

const DAYS = 3

type Place = Pick<LocationView, 'contact_detail' | 'timezone' | 'location_type'>

/** The clock times at which this department's words can change, as `HH:mm`. */
const turningTimes = (place: Place): string[] => {
  const own = place.contact_detail.opening_hours.filter((entry) => entry.department === place.location_type)
  const times = own.flatMap((entry) => [entry.open, entry.close]).filter((time) => time != null)
  return [...new Set(['00:00', ...times.map((time) => time.padStart(5, '0'))])].sort()
}

/**
 * What a location says now and at every change of the next days. A page may be kept for hours, so the browser
 * picks the line that is true when it is read; hours and zones stay the server's business.
 * @returns empty when the location has no hours
 */
export const openSchedule = (place: Place, now: Date): OpenChange[] => {
  const entries = place.contact_detail.opening_hours
  const today = DateTime.fromJSDate(now, { zone: place.timezone }).startOf('day')
  const times = turningTimes(place)
  const moments = [now.getTime()]
  for (let day = 0; day <= DAYS; day++) {
    for (const time of times) {
      const [hour, minute] = time.split(':').map(Number)
      moments.push(today.plus({ days: day }).set({ hour, minute }).toMillis())
    }
  }
  const changes: OpenChange[] = []
  for (const at of moments.filter((moment) => moment >= now.getTime())) {
    const state = openState(entries, place.location_type, place.timezone, new Date(at))
    if (state && state.text !== changes.at(-1)?.text) changes.push({ at: Math.floor(at / 1000), ...state })
  }
  return changes
}

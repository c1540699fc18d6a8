import { addDays, type Civil, civilAt, instantOf } from '@/domain/hours/civil'
import { openStateAt } from '@/domain/hours/openNow'
import type { LocationView } from '@/domain/views'

/** From `at` (epoch seconds) on, this is what the location says. */
export interface OpenChange {
  at: number
  open: boolean
  text: string
}

const DAYS = 3

type Hours = Pick<LocationView, 'contact_detail' | 'timezone' | 'location_type'>

/** The clock times at which this department's words can change, as `HH:mm`. */
const turningTimes = (location: Hours): string[] => {
  const own = location.contact_detail.opening_hours.filter(
    (entry) => entry.department === location.location_type,
  )
  const times = own.flatMap((entry) => [entry.open, entry.close]).filter((time) => time != null)
  return [...new Set(['00:00', ...times.map((time) => time.padStart(5, '0'))])].sort()
}

/** Now, and the turning times of today and the next days that are still to come. */
const moments = (location: Hours, now: Civil): Civil[] => {
  const times = turningTimes(location)
  const days = Array.from({ length: DAYS + 1 }, (_, ahead) => addDays(now.date, ahead))
  const ahead = days.flatMap((date) => times.map((clock) => ({ date, clock })))
  return [now, ...ahead.filter(({ date, clock }) => date > now.date || clock > now.clock)]
}

/**
 * What a location says now and at every change of the next days. A page may be cached for hours, so the browser
 * picks the line that is true when it is read; hours and zones stay the server's business.
 * @returns empty when the location has no hours
 */
export const openSchedule = (location: Hours, now: Date): OpenChange[] => {
  const entries = location.contact_detail.opening_hours
  const changes: OpenChange[] = []
  for (const moment of moments(location, civilAt(now, location.timezone))) {
    const state = openStateAt(entries, location.location_type, moment)
    if (!state || state.text === changes.at(-1)?.text) continue
    const at = changes.length === 0 ? now.getTime() : instantOf(moment, location.timezone)
    changes.push({ at: Math.floor(at / 1000), ...state })
  }
  return changes
}

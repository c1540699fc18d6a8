import { addDays, type Civil, civilAt, instantOf } from '@/core/dealer/country/civil'
import { openStates } from '@/core/place/hours/openNow'
import type { LocationView } from '@/core/place/views'

/** `at` (epoch seconds) is the start of this text. */
export interface OpenChange {
  at: number
  open: boolean
  text: string
}

const DAYS = 2

type Hours = Pick<LocationView, 'contact_detail' | 'timezone' | 'location_type'>

/** The times of day (`HH:mm`) at which the department's text can change. */
const turningTimes = (location: Hours): string[] => {
  const own = location.contact_detail.opening_hours.filter(
    (entry) => entry.department === location.location_type,
  )
  const times = own.flatMap((entry) => [entry.open, entry.close]).filter((time) => time != null)
  return [...new Set(['00:00', ...times.map((time) => time.padStart(5, '0'))])].sort()
}

/** The current time, and the future change times of today and the next days. */
const moments = (location: Hours, now: Civil): Civil[] => {
  const times = turningTimes(location)
  const days = Array.from({ length: DAYS + 1 }, (_, ahead) => addDays(now.date, ahead))
  const ahead = days.flatMap((date) => times.map((clock) => ({ date, clock })))
  return [now, ...ahead.filter(({ date, clock }) => date > now.date || clock > now.clock)]
}

/**
 * A page may be cached for hours, so the browser chooses the current text; only the server calculates hours and zones.
 * @returns empty when the location has no hours
 */
export const openSchedule = (location: Hours, now: Date): OpenChange[] => {
  const stateAt = openStates(location.contact_detail.opening_hours, location.location_type)
  const changes: OpenChange[] = []
  for (const moment of moments(location, civilAt(now, location.timezone))) {
    const state = stateAt(moment)
    if (!state || state.text === changes.at(-1)?.text) continue
    const at = changes.length === 0 ? now.getTime() : instantOf(moment, location.timezone)
    changes.push({ at: Math.floor(at / 1000), ...state })
  }
  return changes
}

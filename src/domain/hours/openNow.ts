import { DateTime } from 'luxon'
import type { Department, OpeningHourEntry } from '../views'
import { formatTime, hoursOn } from './day'

export interface OpenState {
  open: boolean
  /** `Open until 5:30 pm`, `Closed, opens Mon 8:30 am` or `Closed`. */
  text: string
}

const DAYS_AHEAD = 21

const dayWord = (day: DateTime, daysAhead: number): string => {
  if (daysAhead === 0) return ''
  if (daysAhead === 1) return 'tomorrow '
  return `${day.setLocale('en-AU').toFormat(daysAhead < 7 ? 'ccc' : 'd MMM')} `
}

/**
 * Open or closed at an instant, by the clock of the location's zone, and when that changes.
 * @param zone IANA name, e.g. Australia/Brisbane
 * @returns null when the department has no hours at all
 */
export const openState = (
  entries: readonly OpeningHourEntry[],
  department: Department,
  zone: string,
  now: Date,
): OpenState | null => {
  if (!entries.some((entry) => entry.department === department)) return null
  const local = DateTime.fromJSDate(now, { zone })
  const clock = local.toFormat('HH:mm')
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const day = local.plus({ days: ahead })
    const spans = hoursOn(entries, department, day.toFormat('yyyy-MM-dd'))?.spans ?? []
    const current = ahead === 0 ? spans.find((span) => span.open <= clock && clock < span.close) : undefined
    if (current) return { open: true, text: `Open until ${formatTime(current.close)}` }
    const next = spans.find((span) => ahead > 0 || span.open > clock)
    if (next) return { open: false, text: `Closed, opens ${dayWord(day, ahead)}${formatTime(next.open)}` }
  }
  return { open: false, text: 'Closed' }
}

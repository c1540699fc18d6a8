import type { Department, OpeningHourEntry } from '@/core/place/views'
import { t } from '@/lib/words'
import { addDays, type Civil, civilAt, dateWord } from '@/core/dealer/country/civil'
import { formatTime, hoursOfDays } from './day'

export interface OpenState {
  open: boolean
  text: string
}

const DAYS_AHEAD = 21

const opensText = (open: string, date: string, daysAhead: number): string => {
  if (daysAhead === 0) return t('Closed, opens {open}', { open })
  if (daysAhead === 1) return t('Closed, opens tomorrow {open}', { open })
  return t('Closed, opens {day} {open}', { day: dateWord(date, daysAhead < 7 ? 'weekday' : 'day'), open })
}

/** Null when the department has no hours. A schedule asks one reader for many moments, and each day is read once. */
export const openStates = (
  entries: readonly OpeningHourEntry[],
  department: Department,
): ((at: Civil) => OpenState | null) => {
  if (!entries.some((entry) => entry.department === department)) return () => null
  const hours = hoursOfDays(entries, department)
  return ({ date, clock }) => {
    for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
      const day = addDays(date, ahead)
      const spans = hours(day)?.spans ?? []
      const current = ahead === 0 ? spans.find((span) => span.open <= clock && clock < span.close) : undefined
      if (current) return { open: true, text: t('Open until {close}', { close: formatTime(current.close) }) }
      const next = spans.find((span) => ahead > 0 || span.open > clock)
      if (next) return { open: false, text: opensText(formatTime(next.open), day, ahead) }
    }
    return { open: false, text: t('Closed') }
  }
}

/** `zone` is an IANA name. */
export const openState = (
  entries: readonly OpeningHourEntry[],
  department: Department,
  zone: string,
  now: Date,
): OpenState | null => openStates(entries, department)(civilAt(now, zone))

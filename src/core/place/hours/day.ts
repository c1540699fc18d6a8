import type { Department, OpeningHourEntry } from '@/core/place/views'
import { phrase, t } from '@/lib/words'
import { addDays, dateWord, daysBetween, weekdayOf } from '@/core/dealer/country/civil'

export const BY_APPOINTMENT = phrase('By appointment only')
/** With this note, a Saturday alternates between its hours and `BY_APPOINTMENT`. */
export const ALTERNATE_SATURDAY_NOTE = 'Every second Saturday by appointment only'
const FIRST_APPOINTMENT_SATURDAY = '2025-06-14'
const SATURDAY = 6

/** `HH:mm` in the location's zone; a day may have several (split shifts). */
export interface Span {
  open: string
  close: string
}

export interface DayHours {
  spans: Span[]
  text: string
  note: string | null
  isException: boolean
}

export const formatTime = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour % 24 < 12 ? 'am' : 'pm'}`
}

export const formatSpan = ({ open, close }: Span): string => `${formatTime(open)} – ${formatTime(close)}`

/** `8:30` gives `08:30`, so that times compare as text; null for an invalid time. */
export const readTime = (text: string | null | undefined): string | null => {
  const match = /^(\d{1,2}):(\d{2})$/.exec(text?.trim() ?? '')
  if (!match || Number(match[1]) > 24 || Number(match[2]) > 59) return null
  const time = `${match[1]?.padStart(2, '0')}:${match[2]}`
  return time > '24:00' ? null : time
}

const spanOf = (entry: OpeningHourEntry): Span[] => {
  const open = readTime(entry.open)
  const close = readTime(entry.close)
  return entry.status === 'Open' && open && close && open < close ? [{ open, close }] : []
}

/** Counts whole weeks of dates from `first` (by appointment), so clock changes have no effect. */
export const isAppointmentSaturday = (date: string, first?: string | null): boolean =>
  Math.floor(daysBetween(first ?? FIRST_APPOINTMENT_SATURDAY, date) / 7) % 2 === 0

/** The next `count` Saturdays by appointment, `date` itself included. */
export function appointmentSaturdays(
  date: string,
  first: string | null | undefined,
  count: number,
): string[] {
  const saturday = addDays(date, (SATURDAY - weekdayOf(date) + 7) % 7)
  const next = isAppointmentSaturday(saturday, first) ? saturday : addDays(saturday, 7)
  return Array.from({ length: count }, (_, at) => addDays(next, 14 * at))
}

const alternates = (entry: OpeningHourEntry): boolean =>
  entry.weekday === SATURDAY && entry.note?.trim().toLowerCase() === ALTERNATE_SATURDAY_NOTE.toLowerCase()

const describe = (entries: OpeningHourEntry[], date: string, isException: boolean): DayHours => {
  const note = entries.find((entry) => entry.note)?.note ?? null
  const alternating = isException ? undefined : entries.find(alternates)
  // Shoppers read which Saturday is which, without counting weeks.
  const weekOn = () => {
    const next = addDays(date, 7)
    return { day: `${dateWord(next, 'weekday')} ${dateWord(next, 'day')}` }
  }
  if (alternating && isAppointmentSaturday(date, alternating.appointment_from))
    return { spans: [], text: t(BY_APPOINTMENT), note: t('Open on {day}', weekOn()), isException }
  const spans = entries.flatMap(spanOf).sort((a, b) => a.open.localeCompare(b.open))
  if (spans.length) {
    const message = alternating ? t('By appointment only on {day}', weekOn()) : note
    return { spans, text: spans.map(formatSpan).join(', '), note: message, isException }
  }
  const words = entries.find((entry) => entry.status === 'Open' && entry.formated_hours)?.formated_hours
  const byAppointment = note?.toLowerCase() === BY_APPOINTMENT.toLowerCase()
  return {
    spans,
    text: words ?? (byAppointment ? t(BY_APPOINTMENT) : t('Closed')),
    note: byAppointment ? null : note,
    isException,
  }
}

/** Hours of local dates (yyyy-mm-dd), each worked out once. Null when hours are unknown. */
export const hoursOfDays = (
  entries: readonly OpeningHourEntry[],
  department: Department,
  exceptions = true,
): ((date: string) => DayHours | null) => {
  const own = entries.filter((entry) => entry.department === department)
  const known = new Map<string, DayHours | null>()
  const read = (date: string): DayHours | null => {
    const dated = exceptions ? own.filter((entry) => entry.date?.slice(0, 10) === date) : []
    if (dated.length) return describe(dated, date, true)
    const weekday = weekdayOf(date)
    const weekly = own.filter((entry) => !entry.date && entry.weekday === weekday)
    return weekly.length ? describe(weekly, date, false) : null
  }
  return (date) => {
    const found = known.get(date)
    if (found !== undefined) return found
    const hours = read(date)
    known.set(date, hours)
    return hours
  }
}

/** `date` is local, yyyy-mm-dd. A dated exception overrides the weekday. Null when hours are unknown. */
export const hoursOn = (
  entries: readonly OpeningHourEntry[],
  department: Department,
  date: string,
  exceptions = true,
): DayHours | null => hoursOfDays(entries, department, exceptions)(date)

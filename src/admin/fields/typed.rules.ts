/** Days and times of the clock as people write them, and as our boxes show them. */
import { DateTime } from 'luxon'
import { addDays, dateWord, daysBetween } from '@/core/dealer/country/civil'
import { typedDates } from '@/lib/dates'

const FIRST_YEAR = 1800
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]*\s+/i
const NEAR: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 }
const YEARLESS = ['d/M', 'd-M', 'd.M', 'd MMM', 'd MMMM']
const ISO = 'yyyy-MM-dd'

const dayIn = (text: string, pattern: string): string[] => {
  const day = DateTime.fromFormat(text, pattern, { locale: 'en', zone: 'utc' })
  return day.isValid && day.year >= FIRST_YEAR ? [day.toFormat(ISO)] : []
}

/**
 * The day of the calendar that a text means, the day of the month first; null for none. Without a year it is the nearest one.
 * A weekday is not read: it is there after the last look, and need not be typed again.
 */
export function readDay(typed: string, today: string): string | null {
  const text = typed
    .trim()
    .replace(WEEKDAY, '')
    .replace(/(?<=\d)(?:st|nd|rd|th)\b/i, '')
    .replace(/\bsept\b/i, 'Sep')
  const near = NEAR[text.toLowerCase()]
  if (near !== undefined) return addDays(today, near)
  const [whole] = typedDates(false).flatMap((pattern) => dayIn(text, pattern))
  if (whole) return whole
  const years = [-1, 0, 1].map((years) => Number(today.slice(0, 4)) + years)
  const found = YEARLESS.flatMap((pattern) =>
    years.flatMap((year) => dayIn(`${text} ${year}`, `${pattern} yyyy`)),
  )
  const far = (day: string) => Math.abs(daysBetween(today, day))
  return found.sort((one, other) => far(one) - far(other))[0] ?? null
}

/** `Fri 25 Dec`; with its year where that is not this one. */
export const dayShown = (day: string, today: string): string => {
  const words = `${dateWord(day, 'weekday')} ${dateWord(day, 'day')}`
  return day.slice(0, 4) === today.slice(0, 4) ? words : `${words} ${day.slice(0, 4)}`
}

const CLOCK = /^(\d{1,2})(?:[:.]?(\d{2}))?(?::\d{2})?\s*(?:([ap])\.?(?:m\.?)?)?$/i
const NAMED: Readonly<Record<string, string>> = { noon: '12:00', midday: '12:00', midnight: '00:00' }

/** `8`, `8.30`, `5 pm`, `1730`: `HH:mm`; null for none. */
export function readClock(typed: string): string | null {
  const text = typed.trim()
  const named = NAMED[text.toLowerCase()]
  if (named) return named
  const [, hours, minutes = '00', half] = CLOCK.exec(text) ?? []
  const hour = Number(hours)
  if (hours === undefined || Number(minutes) > 59) return null
  if (half ? hour < 1 || hour > 12 : hour > 23) return null
  const later = half?.toLowerCase() === 'p' ? 12 : 0
  return `${String(half ? (hour % 12) + later : hour).padStart(2, '0')}:${minutes}`
}

const DAY_MINUTES = 24 * 60

/** Around midnight it goes on with the other end of the day. */
export function laterClock(clock: string, minutes: number): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  const at = (((hour * 60 + minute + minutes) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

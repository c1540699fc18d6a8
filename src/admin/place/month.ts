import { addDays, addMonths, mondayOf } from '@/core/dealer/country/civil'
import { formatTime } from '@/core/place/hours/day'
import { formatLongDate } from '@/lib/dates'
import type { ExceptionRow } from './exceptionRows'

/** `yyyy-MM` */
export const monthOf = (date: string): string => date.slice(0, 7)

export const monthAfter = (month: string, months: number): string => monthOf(addMonths(`${month}-01`, months))

/** `2026-12` gives `December 2026`. */
export const monthName = (month: string): string => formatLongDate(`${month}-01`).slice('1 '.length)

/** The weeks that a month touches, Monday first; null for a day of the month before or after. */
export function weeksOf(month: string): (string | null)[][] {
  const weeks: (string | null)[][] = []
  for (let monday = mondayOf(`${month}-01`); monthOf(monday) <= month; monday = addDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, day) => addDays(monday, day))
    weeks.push(days.map((day) => (monthOf(day) === month ? day : null)))
  }
  return weeks
}

/** `9:00 am to 1:00 pm` */
export const hoursWords = ({ isOpen, open, close }: ExceptionRow): string =>
  isOpen ? `${formatTime(open)} to ${formatTime(close)}` : 'Closed'

/** What a date differs in: `Closed, Christmas Day`. */
export const differenceOf = (row: ExceptionRow): string =>
  [hoursWords(row), row.note.trim()].filter(Boolean).join(', ')

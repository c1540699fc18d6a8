import { DateTime } from 'luxon'
import type { Department, OpeningHourEntry } from '@/core/place/views'
import { closureFault } from './closure'
import { readEntries } from './rows'

export interface ExceptionRow {
  date: string
  isOpen: boolean
  open: string
  close: string
  note: string
}

export const toExceptionRows = (value: unknown): ExceptionRow[] =>
  readEntries(value).map(({ date, status, open, close, note }) => ({
    date: date ?? '',
    isOpen: status === 'Open',
    open: open ?? '09:00',
    close: close ?? '13:00',
    note: note ?? '',
  }))

const weekdayOf = (date: string): number => DateTime.fromISO(date, { zone: 'utc' }).weekday % 7 || 0

/** Sorted by date; a row without a date keeps its position, so that typing is not lost. */
export const toExceptions = (rows: readonly ExceptionRow[], department: Department): OpeningHourEntry[] =>
  rows.map(({ date, isOpen, open, close, note }) => ({
    weekday: date ? weekdayOf(date) : 0,
    status: isOpen ? 'Open' : 'Closed',
    ...(isOpen ? { open, close } : {}),
    date,
    department,
    note: note.trim() || null,
  }))

/** Both days are yyyy-mm-dd. A date that is being typed does not count as past: the row would vanish. */
export const isPast = ({ date }: ExceptionRow, today: string): boolean =>
  /^20\d\d-/.test(date) && date < today

/** Before the first later date; rows whose date is being typed stay where they are. */
export function addException(rows: readonly ExceptionRow[], row: ExceptionRow): ExceptionRow[] {
  const later = rows.findIndex(({ date }) => date > row.date)
  return later < 0 ? [...rows, row] : rows.toSpliced(later, 0, row)
}

/** `from` and `to` are yyyy-mm-dd, both included. Replaces existing rows; changes nothing if `closureFault` finds a fault. */
export function closeBetween(
  rows: readonly ExceptionRow[],
  from: string,
  to: string,
  note: string,
): ExceptionRow[] {
  const first = DateTime.fromISO(from, { zone: 'utc' })
  const last = DateTime.fromISO(to, { zone: 'utc' })
  if (!first.isValid || !last.isValid || closureFault(from, to)) return [...rows]
  const days = last.diff(first, 'days').days + 1
  const dates = Array.from({ length: days }, (_, day) => first.plus({ days: day }).toFormat('yyyy-MM-dd'))
  const closed = dates.map((date) => ({ date, isOpen: false, open: '09:00', close: '13:00', note }))
  return [...rows.filter((row) => !dates.includes(row.date)), ...closed].sort((a, b) =>
    a.date.localeCompare(b.date),
  )
}

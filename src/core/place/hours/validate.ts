import { dateWord } from '@/core/dealer/country/civil'
import { readTime } from './day'

export interface EditedHours {
  weekday: number
  status: 'Open' | 'Closed'
  open?: string | null
  close?: string | null
  date?: string | null
}

export interface HoursError {
  index: number
  field: 'open' | 'close' | 'status' | 'date' | 'weekday'
  message: string
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
export const BACKWARDS = 'Closing time must be after opening time.'

/** `Monday`, or `Fri 25 Dec` of a date. */
export const hoursDay = ({ weekday, date }: Pick<EditedHours, 'weekday' | 'date'>): string => {
  const day = date?.slice(0, 10)
  return day && /^\d{4}-\d{2}-\d{2}$/.test(day)
    ? `${dateWord(day, 'weekday')} ${dateWord(day, 'day')}`
    : (DAYS[weekday] ?? '')
}

export const isBackwards = ({ status, open, close }: EditedHours): boolean =>
  status === 'Open' && Boolean(open) && Boolean(close) && (open ?? '') >= (close ?? '')

const dayKey = (entry: EditedHours): string => entry.date?.slice(0, 10) ?? String(entry.weekday)

const entryErrors = (entry: EditedHours, index: number): HoursError[] => {
  if (!Number.isInteger(entry.weekday) || entry.weekday < 0 || entry.weekday > 6) {
    return [{ index, field: 'weekday', message: 'Choose a day of the week.' }]
  }
  if (entry.date && !/^\d{4}-\d{2}-\d{2}/.test(entry.date)) {
    return [{ index, field: 'date', message: 'Give the date as a day of the calendar.' }]
  }
  if (entry.status === 'Closed') return []
  const open = readTime(entry.open)
  const close = readTime(entry.close)
  if (!open) return [{ index, field: 'open', message: 'Give the opening time, for example 08:30.' }]
  if (!close) return [{ index, field: 'close', message: 'Give the closing time, for example 17:30.' }]
  return open < close ? [] : [{ index, field: 'close', message: BACKWARDS }]
}

const pairError = (earlier: EditedHours, later: EditedHours, index: number): HoursError[] => {
  if (dayKey(earlier) !== dayKey(later)) return []
  if (earlier.status === 'Closed' || later.status === 'Closed') {
    return [{ index, field: 'status', message: 'A day cannot be closed and have other hours too.' }]
  }
  const [a, b] = [earlier, later].map((e) => ({
    open: readTime(e.open) ?? '',
    close: readTime(e.close) ?? '',
  }))
  return a && b && a.open < b.close && b.open < a.close
    ? [{ index, field: 'open', message: 'These hours overlap with others on the same day.' }]
    : []
}

/** Empty when the week, or the list of exceptions, may be saved. */
export const hoursErrors = (entries: readonly EditedHours[]): HoursError[] => {
  const single = entries.flatMap(entryErrors)
  if (single.length) return single
  return entries.flatMap((later, index) =>
    entries.slice(0, index).flatMap((earlier) => pairError(earlier, later, index)),
  )
}

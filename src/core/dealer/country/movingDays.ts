import { addDays, weekdayOf } from './civil'

export interface Holiday {
  date: string
  name: string
}

/** The nth weekday (0 is Sunday) of a month; -1 is the last. */
export type Moving = readonly [name: string, month: number, weekday: number, nth: number]

export const MONDAY = 1
export const TUESDAY = 2

const dateOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

export const movingDate = (year: number, [, month, weekday, nth]: Moving): string => {
  const start = nth > 0 ? dateOf(year, month, 1 + (nth - 1) * 7) : dateOf(year, month + 1, -6)
  return addDays(start, (weekday - weekdayOf(start) + 7) % 7)
}

/** The Monday on or within three days of the date. */
export const nearestMonday = (date: string): string => {
  const ahead = (MONDAY - weekdayOf(date) + 7) % 7
  return addDays(date, ahead > 3 ? ahead - 7 : ahead)
}

const isWeekend = (date: string): boolean => [0, 6].includes(weekdayOf(date))
const nextMonday = (date: string): string => addDays(date, (8 - weekdayOf(date)) % 7 || 7)

/** On a weekend, the next working day is a holiday too. */
export const withSubstitute = (date: string, name: string, instead = nextMonday(date)): Holiday[] =>
  isWeekend(date)
    ? [
        { date, name },
        { date: instead, name: `${name} holiday` },
      ]
    : [{ date, name }]

import { addDays, civilAt, instantOf, mondayOf } from '@/domain/hours/civil'

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

export interface Week {
  monday: string
  days: string[]
  /** Epoch ms; `to` is the first moment of the next week. */
  from: number
  to: number
  isCurrent: boolean
}

/** The week of a date in the address, by the dealer's clock; this week for text that is no date, or a date in the future. */
export function weekOf(asked: unknown, now: Date, zone: string): Week {
  const today = civilAt(now, zone).date
  const date = typeof asked === 'string' && DATE.test(asked) && asked <= today ? asked : today
  const monday = mondayOf(date)
  const at = (day: string) => instantOf({ date: day, clock: '00:00' }, zone)
  return {
    monday,
    days: Array.from({ length: 7 }, (_, day) => addDays(monday, day)),
    from: at(monday),
    to: at(addDays(monday, 7)),
    isCurrent: monday === mondayOf(today),
  }
}

/** The week before. For a week that still runs, the same part of it, so that a Tuesday is not compared with seven days. */
export function weekBefore(week: Week, now: Date, zone: string): Week {
  const monday = addDays(week.monday, -7)
  const whole = weekOf(monday, now, zone)
  if (!week.isCurrent) return whole
  const { date, clock } = civilAt(now, zone)
  return { ...whole, to: instantOf({ date: addDays(date, -7), clock }, zone) }
}

import { addDays, civilAt, instantOf, mondayOf } from '@/domain/hours/civil'

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

export interface Week {
  monday: string
  /** The seven days of it. */
  days: string[]
  /** Epoch ms; `to` is the first moment of the next week. */
  from: number
  to: number
  isCurrent: boolean
}

/** The week that a date of the address is in, by the dealer's clock; this week for what is no date, or is to come. */
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

/** The week before; of a week that still runs its same part, so that a Tuesday is not held against seven days. */
export function weekBefore(week: Week, now: Date, zone: string): Week {
  const monday = addDays(week.monday, -7)
  const whole = weekOf(monday, now, zone)
  if (!week.isCurrent) return whole
  const { date, clock } = civilAt(now, zone)
  return { ...whole, to: instantOf({ date: addDays(date, -7), clock }, zone) }
}

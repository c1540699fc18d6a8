import { addDays, civilAt, instantOf, mondayOf } from '@/core/place/hours/civil'

export interface Span {
  from: number
  to: number
}

/** Monday to now, and the same part of the week before, so that a Tuesday is not compared with a whole week. */
export function weekSpans(now: Date, zone: string): { current: Span; before: Span } {
  const { date, clock } = civilAt(now, zone)
  const monday = mondayOf(date)
  const at = (day: string, time = '00:00') => instantOf({ date: day, clock: time }, zone)
  return {
    current: { from: at(monday), to: now.getTime() },
    before: { from: at(addDays(monday, -7)), to: at(addDays(date, -7), clock) },
  }
}

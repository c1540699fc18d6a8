import type { Department, OpeningHourEntry } from '@/core/place/views'
import { addDays, civilAt, instantOf } from '@/core/dealer/country/civil'
import { hoursOn } from './day'
import { MINUTE_MS } from '@/lib/time'

export interface Clock {
  entries: readonly OpeningHourEntry[]
  department: Department
  zone: string
}

/** A closure beyond this counts as one without an end. */
const DAYS_AHEAD = 60

function spansOf({ entries, department, zone }: Clock, date: string): [from: number, to: number][] {
  const at = (clock: string) => instantOf({ date, clock }, zone)
  return (hoursOn(entries, department, date)?.spans ?? []).map(({ open, close }) => [at(open), at(close)])
}

const hasHours = ({ entries, department }: Clock): boolean =>
  entries.some((entry) => entry.department === department)

/** Whole open minutes between two instants. A location without hours counts every minute. */
export function openMinutes(clock: Clock, from: Date, to: Date): number {
  const [start, end] = [from.getTime(), to.getTime()]
  if (end <= start) return 0
  if (!hasHours(clock)) return Math.floor((end - start) / MINUTE_MS)
  let open = 0
  const last = civilAt(to, clock.zone).date
  for (let date = civilAt(from, clock.zone).date; date <= last; date = addDays(date, 1)) {
    for (const [opens, closes] of spansOf(clock, date))
      open += Math.max(0, Math.min(closes, end) - Math.max(opens, start))
  }
  return Math.floor(open / MINUTE_MS)
}

/** The instant when `minutes` of opening time have passed since `from`; null when it is more than 60 days ahead. */
export function afterOpenMinutes(clock: Clock, from: Date, minutes: number): Date | null {
  let left = minutes * MINUTE_MS
  const start = from.getTime()
  if (!hasHours(clock)) return new Date(start + left)
  const first = civilAt(from, clock.zone).date
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    for (const [opens, closes] of spansOf(clock, addDays(first, ahead))) {
      const usable = closes - Math.max(opens, start)
      if (usable >= left && usable > 0) return new Date(Math.max(opens, start) + left)
      left -= Math.max(0, usable)
    }
  }
  return null
}

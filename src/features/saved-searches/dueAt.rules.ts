import { DateTime } from 'luxon'
import type { Frequency } from './frequency.rules'
import { HOUR_MS } from '@/lib/time'

/** Local hour of daily and weekly mails. No daylight saving change skips it. */
const HOUR = 8
const MONDAY = 1
/** A stock change makes an instant search due at once; this check finds what that signal missed. */
const LOOK_MS = HOUR_MS

/** Next check in epoch ms, always after `now`. `zone` is an IANA name; an unknown one counts as UTC. */
export const nextDue = (frequency: Frequency, zone: string, now: number): number => {
  if (frequency === 'instant') return now + LOOK_MS
  const named = DateTime.fromMillis(now, { zone })
  const local = named.isValid ? named : DateTime.fromMillis(now, { zone: 'utc' })
  const morning = local.set({ hour: HOUR, minute: 0, second: 0, millisecond: 0 })
  const day = frequency === 'weekly' ? morning.plus({ days: (MONDAY - morning.weekday + 7) % 7 }) : morning
  return (day.toMillis() > now ? day : day.plus({ days: frequency === 'weekly' ? 7 : 1 })).toMillis()
}

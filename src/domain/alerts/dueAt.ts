import { DateTime } from 'luxon'
import type { Frequency } from './frequency'

/** The hour of the dealer's own clock at which daily and weekly mails are put together; no clock change skips it. */
const HOUR = 8
const MONDAY = 1
/** A change of stock makes an instant search due at once; this look finds what such a nudge missed. */
const LOOK_MS = 3_600_000

/**
 * When a saved search is looked at next, in epoch ms: always after `now`.
 * @param zone IANA name, e.g. Australia/Brisbane; an unknown one counts as UTC
 */
export const nextDue = (frequency: Frequency, zone: string, now: number): number => {
  if (frequency === 'instant') return now + LOOK_MS
  const named = DateTime.fromMillis(now, { zone })
  const local = named.isValid ? named : DateTime.fromMillis(now, { zone: 'utc' })
  const morning = local.set({ hour: HOUR, minute: 0, second: 0, millisecond: 0 })
  const day = frequency === 'weekly' ? morning.plus({ days: (MONDAY - morning.weekday + 7) % 7 }) : morning
  return (day.toMillis() > now ? day : day.plus({ days: frequency === 'weekly' ? 7 : 1 })).toMillis()
}

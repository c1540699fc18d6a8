/** When a supplier's file is fetched from its address, and when its silence is said. */
import { DateTime } from 'luxon'
import { HOUR_MS, MINUTE_MS } from '@/lib/time'

export const EVERY = ['hour', 'night'] as const
export type Every = (typeof EVERY)[number]

/** In a row: then it is on Today. */
export const FAILURES_REPORTED = 3
const NIGHT_HOUR = 3

/** The same minute each time, and another for each address: not all suppliers are asked at once. */
const minuteOf = (id: string): number =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 55, 7)

/** Epoch ms, after `now`. `zone`: the dealer's. */
export function nextPull(every: Every, id: string, zone: string, now: number): number {
  if (every === 'hour') return now + HOUR_MS
  const night = DateTime.fromMillis(now, { zone }).set({
    hour: NIGHT_HOUR,
    minute: minuteOf(id),
    second: 0,
    millisecond: 0,
  })
  return (night.toMillis() > now ? night : night.plus({ days: 1 })).toMillis()
}

/** Sooner than planned after a failure, and longer each time, but never later than planned. */
export const retryAt = (failures: number, planned: number, now: number): number =>
  Math.min(planned, now + 5 * MINUTE_MS * 2 ** Math.min(failures - 1, 4))

/** What a password is sealed for: it opens for the host alone for which it was entered. */
export const passwordOf = (url: string): string =>
  `stock address ${URL.canParse(url) ? new URL(url).host : ''}`

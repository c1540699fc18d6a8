import { DateTime } from 'luxon'
import { usableZone } from '@/core/dealer/country/zones'

export const VALID_DAYS = 14

/** The last day of a guide range made now, as yyyy-mm-dd in the dealer's zone. */
export const lastDay = (now: Date, zone: string): string =>
  DateTime.fromJSDate(now, { zone: usableZone(zone) })
    .plus({ days: VALID_DAYS })
    .toFormat('yyyy-MM-dd')

/** True until the end of its last day. */
export const isGood = (day: string, now: Date, zone: string): boolean =>
  DateTime.fromJSDate(now, { zone: usableZone(zone) }).toFormat('yyyy-MM-dd') <= day

/** `Sat 5 December 2026` */
export const dayText = (day: string): string =>
  DateTime.fromISO(day, { zone: 'utc', locale: 'en-AU' }).toFormat('ccc d MMMM yyyy')

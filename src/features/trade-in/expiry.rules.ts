import { DateTime } from 'luxon'
import { usableZone } from '@/core/dealer/country/zones'

export const VALID_DAYS = 14

/** The last day of a guide range made now, as yyyy-mm-dd in the dealer's zone. */
export const lastDay = (now: Date, zone: string): string =>
  DateTime.fromJSDate(now, { zone: usableZone(zone) })
    .plus({ days: VALID_DAYS })
    .toFormat('yyyy-MM-dd')

import { addDays, civilAt, instantOf } from '@/core/dealer/country/civil'

export interface QuietHours {
  /** 24-hour clock of the zone. */
  from: string
  to: string
  zone: string
}

/** `at` itself outside quiet hours, else their end. From 19:00 to 07:00 is the night. */
export function afterQuiet(at: Date, { from, to, zone }: QuietHours): Date {
  const { date, clock } = civilAt(at, zone)
  const isNight = from > to
  const isQuiet = isNight ? clock >= from || clock < to : clock >= from && clock < to
  if (!isQuiet) return at
  const day = isNight && clock >= from ? addDays(date, 1) : date
  return new Date(instantOf({ date: day, clock: to }, zone))
}

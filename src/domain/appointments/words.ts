/** Times of appointments in words, always in the zone of the place. */
import { DateTime } from 'luxon'
import type { BookingKind } from './rules'
import type { Slot } from './slots'

const local = (start: string | Date, zone: string): DateTime =>
  (typeof start === 'string' ? DateTime.fromISO(start) : DateTime.fromJSDate(start)).setZone(zone, {
    keepLocalTime: false,
  })
const inWords = (at: DateTime, format: string): string => at.setLocale('en-AU').toFormat(format)
const clockOf = (at: DateTime): string => at.toFormat('h:mm a').toLowerCase()

/** `10:45 am` */
export const clockWords = (start: string | Date, zone: string): string => clockOf(local(start, zone))

export interface SlotView extends Slot {
  label: string
}
export const slotViews = (slots: readonly Slot[], zone: string): SlotView[] =>
  slots.map((slot) => ({ ...slot, label: clockWords(slot.start, zone) }))

/** `Tue 24 Nov, 10:45 am` */
export const shortWhen = (start: string | Date, zone: string): string =>
  `${inWords(local(start, zone), 'ccc d LLL')}, ${clockWords(start, zone)}`

/** `Tuesday 24 November 2026, 10:45 to 11:30 am` */
export function longWhen(start: string | Date, minutes: number, zone: string): string {
  const from = local(start, zone)
  const to = from.plus({ minutes })
  const sameHalf = from.toFormat('a') === to.toFormat('a')
  const begin = sameHalf ? from.toFormat('h:mm') : clockOf(from)
  return `${inWords(from, 'cccc d LLLL yyyy')}, ${begin} to ${clockOf(to)}`
}

/** `Brisbane time` */
export const zoneWords = (zone: string): string =>
  `${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')} time`

/** `2026-11-24 10:45 (Australia/Brisbane)`: the wanted time of a lead. */
export const bookingDate = (start: string | Date, zone: string): string =>
  `${local(start, zone).toFormat('yyyy-MM-dd HH:mm')} (${zone})`

export const KIND_WORDS: Record<BookingKind, { one: string; verb: string }> = {
  test_drive: { one: 'test drive', verb: 'Book a test drive' },
  service: { one: 'service booking', verb: 'Book a service' },
}

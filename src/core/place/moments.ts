import { DateTime } from 'luxon'
import { usableZone } from '@/core/dealer/country/zones'
import { phrase, t } from '@/lib/words'
import type { BookingKind } from '@/core/dealer/links/bookingPages'
import type { Slot } from './slots'
import { LOCALE } from '@/lib/figures'

/** ISO, or epoch ms. */
type Moment = string | Date | number
const local = (at: Moment, zone: string): DateTime =>
  (typeof at === 'string' ? DateTime.fromISO(at) : DateTime.fromMillis(Number(at))).setZone(usableZone(zone))
const inWords = (at: DateTime, format: string): string => at.setLocale(LOCALE).toFormat(format)
const clockOf = (at: DateTime): string => at.toFormat('h:mm a').toLowerCase()

/** `10:45 am` */
export const clockWords = (start: Moment, zone: string): string => clockOf(local(start, zone))

export interface SlotView extends Slot {
  label: string
}
export const slotViews = (slots: readonly Slot[], zone: string): SlotView[] =>
  slots.map((slot) => ({ ...slot, label: clockWords(slot.start, zone) }))

/** `Tue 24 Nov, 10:45 am` */
export const momentText = (at: Moment, zone: string): string =>
  `${inWords(local(at, zone), 'ccc d LLL')}, ${clockWords(at, zone)}`

/** The same, with the location's zone named where its clock is not the dealer's: `Mon 23 Nov, 2:15 pm (Adelaide time)`. */
export const locationMoment = (at: Moment, zone: string, dealers: string): string =>
  local(at, zone).offset === local(at, dealers).offset
    ? momentText(at, zone)
    : `${momentText(at, zone)} (${zoneWords(zone)})`

/** `Tuesday 24 November 2026, 10:45 to 11:30 am` */
export function longWhen(start: string | Date, minutes: number, zone: string): string {
  const from = local(start, zone)
  const to = from.plus({ minutes })
  const sameHalf = from.toFormat('a') === to.toFormat('a')
  const begin = sameHalf ? from.toFormat('h:mm') : clockOf(from)
  return t('{day}, {begin} to {end}', { day: inWords(from, 'cccc d LLLL yyyy'), begin, end: clockOf(to) })
}

/** `Brisbane time` */
export const zoneWords = (zone: string): string =>
  t('{city} time', { city: (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ') })

/** `2026-11-24 10:45 (Australia/Brisbane)`: the wanted time of a lead. */
export const bookingDate = (start: string | Date, zone: string): string =>
  `${local(start, zone).toFormat('yyyy-MM-dd HH:mm')} (${zone})`

export const KIND_WORDS: Record<BookingKind, { one: string; verb: string }> = {
  test_drive: { one: phrase('test drive'), verb: phrase('Book a test drive') },
  service: { one: phrase('service booking'), verb: phrase('Book a service') },
  handover: { one: phrase('handover'), verb: phrase('Choose the handover') },
}

/** True until the end of its last day. */
export const isGood = (day: string, now: Date, zone: string): boolean =>
  DateTime.fromJSDate(now, { zone: usableZone(zone) }).toFormat('yyyy-MM-dd') <= day

/** `Sat 5 December 2026` */
export const dayText = (day: string): string =>
  DateTime.fromISO(day, { zone: 'utc', locale: LOCALE }).toFormat('ccc d MMMM yyyy')

/** Slots in the zone of the location. They are counted in elapsed time, so the day of a clock change has more or fewer. */
import { DateTime } from 'luxon'
import { usableZone } from '@/core/dealer/country/zones'
import { addDays, civilAt, instantOf } from '@/core/dealer/country/civil'
import { hoursOn } from '@/core/place/hours/day'
import type { Clock } from '@/core/place/hours/openMinutes'
import { blockedOn, type BlockedTime } from './blockedTimes'
import type { BookingRules } from './bookingRules'
import type { BookingKind } from '@/core/dealer/links/bookingPages'
import { HOUR_MS, MINUTE_MS } from '@/lib/time'

/** An existing booking of the same location and kind. `start` in epoch ms. */
export interface Taken {
  start: number
  minutes: number
  seat: number
  car_id: string | null
}

export interface Timetable {
  kind: BookingKind
  rules: BookingRules
  clock: Clock
  blocked: readonly BlockedTime[]
}

export interface Slot {
  /** ISO 8601 with the location's offset at that moment. */
  start: string
  minutes: number
  /** Seats that are free; 0 when it is taken. */
  left: number
}

type Interval = readonly [from: number, to: number]
const overlap = (a: Interval, b: Interval): boolean => a[0] < b[1] && b[0] < a[1]

const isoAt = (instant: number, zone: string): string =>
  DateTime.fromMillis(instant, { zone: usableZone(zone) }).toISO({ suppressMilliseconds: true }) ?? ''

/** A car that is out at that time has no seats. */
export function freeSeats(
  { rules }: Pick<Timetable, 'rules'>,
  taken: readonly Taken[],
  start: number,
  carId: string | null,
): number[] {
  const busy = (rules.minutes + rules.buffer) * MINUTE_MS
  const at = taken.filter((one) =>
    overlap([start, start + busy], [one.start, one.start + (one.minutes + rules.buffer) * MINUTE_MS]),
  )
  if (carId && at.some(({ car_id }) => car_id === carId)) return []
  const seats = Array.from({ length: rules.at_once }, (_, seat) => seat)
  return seats.filter((seat) => !at.some((one) => one.seat === seat))
}

type Opening = Omit<Timetable, 'rules'>

const blocksOn = ({ kind, clock, blocked }: Opening, date: string): Interval[] =>
  blockedOn(blocked, kind, date).map(({ from, to }) => [
    instantOf({ date, clock: from }, clock.zone),
    instantOf({ date, clock: to }, clock.zone),
  ])

/** Whether nobody is there for a booking, because hours or blocked times changed after it was made. False where hours are unknown. */
export function isShut(opening: Opening, start: number, minutes: number): boolean {
  const { entries, department, zone } = opening.clock
  const { date } = civilAt(new Date(start), zone)
  const hours = hoursOn(entries, department, date)
  if (!hours) return false
  const end = start + minutes * MINUTE_MS
  const isOpen = hours.spans.some(
    ({ open, close }) =>
      instantOf({ date, clock: open }, zone) <= start && end <= instantOf({ date, clock: close }, zone),
  )
  return !isOpen || blocksOn(opening, date).some((block) => overlap(block, [start, end]))
}

function startsOn(timetable: Timetable, date: string, now: Date): number[] {
  const { rules, clock } = timetable
  const { entries, department, zone } = clock
  const today = civilAt(now, zone).date
  if (date < today || date > addDays(today, rules.days_ahead)) return []
  const earliest = now.getTime() + rules.notice_hours * HOUR_MS
  const shut = blocksOn(timetable, date)
  const starts: number[] = []
  for (const { open, close } of hoursOn(entries, department, date)?.spans ?? []) {
    const closes = instantOf({ date, clock: close }, zone)
    const length = rules.minutes * MINUTE_MS
    for (
      let at = instantOf({ date, clock: open }, zone);
      at + length <= closes;
      at += length + rules.buffer * MINUTE_MS
    )
      if (at >= earliest && !shut.some((interval) => overlap(interval, [at, at + length]))) starts.push(at)
  }
  return starts
}

/** `date` is local, yyyy-mm-dd. With a car, a time at which it is out is taken. */
export const slotsOn = (
  timetable: Timetable,
  taken: readonly Taken[],
  date: string,
  now: Date,
  carId: string | null = null,
): Slot[] =>
  startsOn(timetable, date, now).map((start) => ({
    start: isoAt(start, timetable.clock.zone),
    minutes: timetable.rules.minutes,
    left: freeSeats(timetable, taken, start, carId).length,
  }))

/** Null when the rules have no slot there. */
export function slotAt(
  timetable: Timetable,
  taken: readonly Taken[],
  start: Date,
  now: Date,
  carId: string | null = null,
): Slot | null {
  const { date } = civilAt(start, timetable.clock.zone)
  const slots = slotsOn(timetable, taken, date, now, carId)
  return slots.find((slot) => Date.parse(slot.start) === start.getTime()) ?? null
}

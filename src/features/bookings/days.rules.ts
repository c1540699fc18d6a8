import { addDays, civilAt, dateWord } from '@/core/dealer/country/civil'
import { hoursOn } from '@/core/place/hours/day'
import { t } from '@/lib/words'
import { slotsOn, type Slot, type Taken, type Timetable } from '@/core/place/slots'

export interface BookingDay {
  date: string
  /** `Tue` */
  weekday: string
  /** `24 Nov` */
  day: string
  free: number
  /** `9 times`, `Full`, the words of the opening hours for a closed day, or `No times` when the notice or a block leaves none. */
  text: string
}

const textOf = (timetable: Timetable, date: string, slots: readonly Slot[], free: number): string => {
  if (free) return t(free === 1 ? '{free} time' : '{free} times', { free })
  if (slots.length) return t('Full')
  const { entries, department } = timetable.clock
  const hours = hoursOn(entries, department, date)
  if (!hours) return t('Closed')
  return hours.spans.length ? t('No times') : hours.text
}

export function bookingDays(
  timetable: Timetable,
  taken: readonly Taken[],
  now: Date,
  carId: string | null = null,
): BookingDay[] {
  const today = civilAt(now, timetable.clock.zone).date
  return Array.from({ length: timetable.rules.days_ahead + 1 }, (_, ahead) => {
    const date = addDays(today, ahead)
    const slots = slotsOn(timetable, taken, date, now, carId)
    const free = slots.filter(({ left }) => left > 0).length
    return {
      date,
      weekday: dateWord(date, 'weekday'),
      day: dateWord(date, 'day'),
      free,
      text: textOf(timetable, date, slots, free),
    }
  })
}

const WEEK = 7

/** Days in rows of seven without a last row that is begun, unless the chosen day is in it. */
export function wholeWeeks<T extends Pick<BookingDay, 'date'>>(
  days: readonly T[],
  chosen: string,
): readonly T[] {
  const whole = days.slice(0, Math.max(WEEK, days.length - (days.length % WEEK)))
  return days.slice(whole.length).some(({ date }) => date === chosen) ? days : whole
}

export function nearestSlots(
  timetable: Timetable,
  taken: readonly Taken[],
  wanted: Date,
  now: Date,
  { carId = null, most = 4 }: { carId?: string | null; most?: number } = {},
): Slot[] {
  const free = bookingDays(timetable, taken, now, carId)
    .filter((day) => day.free)
    .flatMap(({ date }) => slotsOn(timetable, taken, date, now, carId))
    .filter(({ left }) => left > 0)
  const away = ({ start }: Slot) => Math.abs(Date.parse(start) - wanted.getTime())
  return free
    .sort((a, b) => away(a) - away(b))
    .slice(0, most)
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start))
}

/** Times that staff book for a person who called, came in or wrote. */
import { bookingDays } from './days.rules'
import { type Slot, slotAt, slotsOn, type Taken, type Timetable } from '@/core/place/slots'
import { clockWords } from '@/core/place/moments'

/** Staff decide by themselves how soon somebody can drive: the notice that shoppers give does not bind them. */
export const deskTimetable = (timetable: Timetable): Timetable => ({
  ...timetable,
  rules: { ...timetable.rules, notice_hours: 0 },
})

export const isFreeAtDesk = (
  { timetable, taken }: { timetable: Timetable; taken: readonly Taken[] },
  start: Date,
  now: Date,
  carId: string | null,
): boolean => Boolean(slotAt(deskTimetable(timetable), taken, start, now, carId)?.left)

export interface DeskTimesDay {
  date: string
  /** `Tue 24 Nov` */
  label: string
  times: { start: string; label: string }[]
}

export const deskTimes = (
  timetable: Timetable,
  taken: readonly Taken[],
  now: Date,
  carId: string | null,
): DeskTimesDay[] => freeTimes(deskTimetable(timetable), taken, now, carId)

/** The days that have a free time, with these times. */
export function freeTimes(
  own: Timetable,
  taken: readonly Taken[],
  now: Date,
  carId: string | null,
): DeskTimesDay[] {
  const { zone } = own.clock
  const isFree = ({ left }: Slot) => left > 0
  return bookingDays(own, taken, now, carId)
    .filter(({ free }) => free > 0)
    .map(({ date, weekday, day }) => ({
      date,
      label: `${weekday} ${day}`,
      times: slotsOn(own, taken, date, now, carId)
        .filter(isFree)
        .map(({ start }) => ({ start, label: clockWords(start, zone) })),
    }))
}

import type { Bookable } from '@/features/bookings/bookable'
import type { TimesView } from '@/components/bookings/view'
import { bookingDays, wholeWeeks } from '@/features/bookings/days.rules'
import { slotsOn } from '@/core/place/slots'
import { slotViews, zoneWords } from '@/core/place/moments'
import { t } from '@/lib/words'

interface Options {
  bookable: Bookable
  now: Date
  carId: string | null
  requested: string | undefined
  hrefOf(date: string): string
  slotsUrl: string
}

/** The requested day if it can be booked, else the first with a free time. */
export function timesView({ bookable, now, carId, requested, hrefOf, slotsUrl }: Options): TimesView {
  const { timetable, taken, location } = bookable
  const days = bookingDays(timetable, taken, now, carId)
  const day = days.find(({ date }) => date === requested) ?? days.find(({ free }) => free > 0) ?? days[0]
  const date = day?.date ?? ''
  const shown = wholeWeeks(days, date)
  return {
    slotsUrl,
    days: shown.map((one) => ({ ...one, href: hrefOf(one.date) })),
    date,
    slots: slotViews(slotsOn(timetable, taken, date, now, carId), location.timezone),
    hint: t('{minutes} minutes. Times are {zoneWords}.', {
      minutes: timetable.rules.minutes,
      zoneWords: zoneWords(location.timezone),
    }),
    later: t('After {day}? Ask us.', { day: shown.at(-1)?.day ?? '' }),
  }
}

import type { BookingDay } from '@/features/bookings/days.rules'
import type { SlotView } from '@/core/place/moments'

export interface OtherTime {
  start: string
  label: string
}

export interface DayView extends BookingDay {
  href: string
}

export interface TimesView {
  /** The call that returns the times of another day; the date is appended. */
  slotsUrl: string
  days: readonly DayView[]
  date: string
  slots: readonly SlotView[]
  /** `45 minutes. Times are Brisbane time.` */
  hint: string
  /** `After 13 Dec: ask us.` */
  later: string
}

export interface BookingView extends TimesView {
  action: string
  kind: 'test_drive' | 'service'
  /** What the summary is about, a key of the words. */
  whatLabel: string
  hidden: readonly (readonly [name: string, value: string])[]
  askCar: boolean
  /** What is brought has an odometer. */
  askKm: boolean
  optIn: { label: string; checked: boolean } | null
  terms: string | null
  notice: string
  captcha: boolean
  event: { event_id: number; [parameter: string]: string | number | null }
}

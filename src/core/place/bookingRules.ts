/** When shoppers may book, per location and kind. Stored as JSON fields of the location. */
import { z } from 'zod'
import type { BookingKind } from '@/core/dealer/links/bookingPages'

export const LEAD_FORM = { test_drive: 'test-drive', service: 'service', handover: 'enquiry' } as const

export const DEPARTMENT_OF = { test_drive: 'sales', service: 'service', handover: 'sales' } as const

/** A car is held for its handover for so many days after it was bought, however often that is moved. */
export const MOST_HELD_DAYS = 22

/** When a handover is over, in epoch ms; `off` once it was called off; null while nothing follows from it. */
export type HandoverNow = number | 'off' | null

const whole = (min: number, max: number) =>
  z.number().int('Use a whole number.').min(min, `At least ${min}.`).max(max, `At most ${max}.`).nullish()

export const bookingRulesSchema = z.object({
  off: z.boolean().nullish(),
  minutes: whole(10, 480),
  buffer: whole(0, 240),
  at_once: whole(1, 20),
  notice_hours: whole(0, 336),
  days_ahead: whole(1, 60),
})
export type StoredRules = z.output<typeof bookingRulesSchema>

export interface BookingRules {
  minutes: number
  /** Minutes between two bookings of one seat: a slot starts every `minutes + buffer`. */
  buffer: number
  /** How many people may have the same slot, each with a car or a bay of their own. */
  at_once: number
  notice_hours: number
  days_ahead: number
}

export const USUAL_RULES: Record<BookingKind, BookingRules> = {
  test_drive: { minutes: 45, buffer: 0, at_once: 2, notice_hours: 2, days_ahead: 14 },
  service: { minutes: 30, buffer: 0, at_once: 3, notice_hours: 24, days_ahead: 28 },
  handover: { minutes: 60, buffer: 0, at_once: 1, notice_hours: 48, days_ahead: 21 },
}

/** Null where the location takes no bookings of this kind. */
export function rulesOf(kind: BookingKind, stored: StoredRules | null | undefined): BookingRules | null {
  if (stored?.off) return null
  const usual = USUAL_RULES[kind]
  return {
    minutes: stored?.minutes ?? usual.minutes,
    buffer: stored?.buffer ?? usual.buffer,
    at_once: stored?.at_once ?? usual.at_once,
    notice_hours: stored?.notice_hours ?? usual.notice_hours,
    days_ahead: stored?.days_ahead ?? usual.days_ahead,
  }
}

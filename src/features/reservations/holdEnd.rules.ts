import { afterOpenMinutes, openMinutes, type Clock } from '@/core/place/hours/openMinutes'
import { MOST_HELD_DAYS } from '@/core/place/bookingRules'
import type { DealLine } from './jsonShapes.rules'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time'

/** Whoever holds a car can reach the yard on its last day for so long. */
const LEAST_OPEN_MINUTES = 120
/** Nobody's car is blocked for the whole of a long closure. */
const MOST_MORE_MS = 5 * DAY_MS

/**
 * When a hold of so many hours ends. One that would end while the yard is closed, or just after it opened, lasts two
 * opening hours longer: 48 hours of a Saturday morning must not be over before Monday's opening. Epoch ms.
 */
export function holdEnd(from: number, hours: number, clock: Clock | null): number {
  const end = from + hours * HOUR_MS
  if (!clock?.entries.some(({ department }) => department === clock.department)) return end
  const isOpen = openMinutes(clock, new Date(end), new Date(end + MINUTE_MS)) > 0
  const opened = isOpen
    ? openMinutes(clock, new Date(end - LEAST_OPEN_MINUTES * MINUTE_MS), new Date(end))
    : 0
  if (opened >= LEAST_OPEN_MINUTES) return end
  const later = afterOpenMinutes(clock, new Date(end), LEAST_OPEN_MINUTES - opened)?.getTime() ?? end
  return later - end > MOST_MORE_MS ? end : later
}

/** The hour of the yard that the buyer chose. */
export const handoverEnd = (lines: readonly DealLine[]): number =>
  Math.max(0, ...lines.map(({ handover }) => handover?.ends ?? 0))

/** Of a reservation; moments in epoch ms. */
interface Held {
  paid_at: number | null
  hold_hours: number
  held_until: number
  deal: readonly DealLine[]
  events: readonly { what: string; by: string; at: number }[]
}

/** From when its hours count: the payment, or what staff gave again. */
function givenAt({ events, paid_at }: Held, now: number): number {
  const given = events.findLast(({ what, by }) => what === 'granted' || (what === 'extend' && by !== 'clock'))
  return given?.what === 'extend' ? given.at : (paid_at ?? given?.at ?? now)
}

/**
 * The one rule, when a hold begins and whenever its handover is moved or called off: the dealer's hours, or until the car is
 * handed over. Once that is called off a new time is agreed: the hours count from then, and nothing is held for longer than before.
 */
export function heldUntil(row: Held, handover: number | 'off', clock: Clock | null, now: number): number {
  const usual = holdEnd(givenAt(row, now), row.hold_hours, clock)
  if (handover === 'off')
    return Math.max(usual, Math.min(row.held_until, holdEnd(now, row.hold_hours, clock)))
  const most = (row.events[0]?.at ?? now) + MOST_HELD_DAYS * DAY_MS
  return Math.max(usual, Math.min(handover, Math.max(most, handoverEnd(row.deal))))
}

/** Staff hold it longer: the dealer's hours from now, and never less than it is held already. */
export const heldAgain = (
  { hold_hours, held_until, state }: Pick<Held, 'hold_hours' | 'held_until'> & { state: string },
  clock: Clock | null,
  now: number,
): number => Math.max(holdEnd(now, hold_hours, clock), state === 'held' ? held_until : 0)

const NOTICE_MS = 4 * HOUR_MS

/** When the mail goes that a hold is about to end; null where the hold itself is hardly longer. */
export const endingNotice = (held_until: number, now: number): number | null =>
  held_until - NOTICE_MS > now + NOTICE_MS ? held_until - NOTICE_MS : null

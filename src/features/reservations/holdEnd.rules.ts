import { afterOpenMinutes, openMinutes, type Clock } from '@/core/place/hours/openMinutes'
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

/** A car that is handed over later is held until then: its buyer has chosen that hour of the yard. */
export const handoverEnd = (lines: readonly DealLine[]): number =>
  Math.max(0, ...lines.map(({ handover }) => handover?.ends ?? 0))

const NOTICE_MS = 4 * HOUR_MS

/** When the mail goes that a hold is about to end; null where the hold itself is hardly longer. */
export const endingNotice = (held_until: number, now: number): number | null =>
  held_until - NOTICE_MS > now + NOTICE_MS ? held_until - NOTICE_MS : null

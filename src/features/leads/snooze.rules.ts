/** A lead is put aside until a moment of the dealer's clock. The reply clock of whoever waits runs on. */
import { addDays, civilAt, mondayOf, type Civil } from '@/core/dealer/country/civil'
import { DAY_MS } from '@/lib/time'

const MORNING = '09:00'
const MOST_DAYS = 366

export interface SnoozeChoice extends Civil {
  name: 'tomorrow' | 'monday'
}

/** Tomorrow, and the Monday after where that is another day. */
export function snoozeChoices(now: Date, zone: string): SnoozeChoice[] {
  const today = civilAt(now, zone).date
  const [tomorrow, monday] = [addDays(today, 1), addDays(mondayOf(today), 7)]
  return [
    { name: 'tomorrow', date: tomorrow, clock: MORNING },
    ...(monday === tomorrow ? [] : [{ name: 'monday' as const, date: monday, clock: MORNING }]),
  ]
}

export function snoozeFault(until: number, now: number): 'past' | 'far' | null {
  if (until <= now) return 'past'
  return until > now + MOST_DAYS * DAY_MS ? 'far' : null
}

export const isAside = (back_at: number | null | undefined, now: Date): back_at is number =>
  (back_at ?? 0) > now.getTime()

/** The column once something is heard of the shopper: what is put aside is back now. */
export const heardAt = (back_at: unknown, at: Date): { back_at?: number } =>
  typeof back_at === 'number' && isAside(back_at, at) ? { back_at: at.getTime() } : {}

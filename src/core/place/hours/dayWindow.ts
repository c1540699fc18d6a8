import { addDays, civilAt, instantOf } from '@/core/dealer/country/civil'

/** Epoch ms, both inclusive; null means no limit. */
export interface DayWindow {
  from: number | null
  until: number | null
  /** yyyy-mm-dd in the dealer's zone; null without an end. */
  last_day: string | null
}

type Stored = string | null | undefined

/** The admin's day picker stores noon UTC of the day that was chosen, which is another day in New Zealand. */
const PICKED = /T12:00:00(?:\.000)?Z$/

/** The day of the calendar that was chosen; null without one. */
export function pickedDay(stored: Stored, zone: string): string | null {
  if (!stored || Number.isNaN(Date.parse(stored))) return null
  return PICKED.test(stored) ? stored.slice(0, 10) : civilAt(new Date(stored), zone).date
}

/** Staff choose days: from the first moment of the first to 23:59:59.999 of the last, in the dealer's zone. */
export const dayWindow = (first: Stored, last: Stored, zone: string): DayWindow => {
  const start = (date: string) => instantOf({ date, clock: '00:00' }, zone)
  const [first_day, last_day] = [pickedDay(first, zone), pickedDay(last, zone)]
  return {
    from: first_day ? start(first_day) : null,
    until: last_day ? start(addDays(last_day, 1)) - 1 : null,
    last_day,
  }
}

export const hasBegun = ({ from }: Pick<DayWindow, 'from'>, at: number): boolean =>
  from === null || from <= at

export const isOver = ({ until }: Pick<DayWindow, 'until'>, at: number): boolean =>
  until !== null && until < at

export const isOn = (window: DayWindow, at: number): boolean => hasBegun(window, at) && !isOver(window, at)

/** Times are `HH:mm` in the location's time zone. */
import type { HoursEntry } from './definition'

type Span = readonly [open: string, close: string]

const entry = (weekday: number, span: Span | null, note?: string): HoursEntry =>
  span
    ? { weekday, status: 'Open', open: span[0], close: span[1], ...(note && { note }) }
    : { weekday, status: 'Closed', open: null, close: null, ...(note && { note }) }

/** Monday to Friday alike, then Saturday and Sunday; `null` is closed. */
export function week(
  weekdays: Span,
  saturday: Span | null,
  sunday: Span | null = null,
  saturdayNote?: string,
): HoursEntry[] {
  return [
    entry(0, sunday),
    ...[1, 2, 3, 4, 5].map((day) => entry(day, weekdays)),
    entry(6, saturday, saturdayNote),
  ]
}

export function exception(
  date: string,
  note: string,
  span: Span | null = null,
): HoursEntry & { date: string } {
  return { ...entry(new Date(`${date}T00:00:00Z`).getUTCDay(), span, note), date }
}

import { weekdayOf } from '@/core/dealer/country/civil'
import type { Holiday } from '@/core/dealer/country/movingDays'
import type { ExceptionRow } from './exceptionRows'
import type { DayRow } from './rows'

/** The rows after the decision: closed, or the hours of the weekday. A holiday keeps its name. */
export function decideHoliday(
  rows: readonly ExceptionRow[],
  { date, name }: Holiday,
  week: readonly DayRow[],
  choice: 'close' | 'open',
): ExceptionRow[] {
  const day = week.find(({ weekday }) => weekday === weekdayOf(date))
  const shifts = choice === 'open' && day?.isOpen ? day.shifts : []
  const chosen = shifts.length
    ? shifts.map((shift) => ({ date, isOpen: true, ...shift, note: name }))
    : [{ date, isOpen: false, open: '09:00', close: '13:00', note: name }]
  return [...rows.filter((row) => row.date !== date), ...chosen].sort((a, b) => a.date.localeCompare(b.date))
}

import { addDays, dateWord } from '@/core/place/hours/civil'
import { appointmentSaturdays } from '@/core/place/hours/day'
import type { DayRow } from './rows'

interface Props {
  row: DayRow
  readOnly: boolean
  onChange(row: DayRow): void
}

const SHOWN = 4
const wordOf = (date: string): string => `${dateWord(date, 'weekday')} ${dateWord(date, 'day')}`
/** By the clock of whoever edits: a day more or less changes no choice. */
const today = (): string => new Date().toLocaleDateString('en-CA')

/** Which Saturdays are by appointment: the first is chosen, the ones after it are shown. */
export function AppointmentSaturdays({ row, readOnly, onChange }: Props) {
  const [first = '', ...later] = appointmentSaturdays(today(), row.appointmentFrom, SHOWN)
  // The two Saturdays that come next: whichever is chosen, every second one follows it.
  const choices = [first, addDays(first, first > addDays(today(), 6) ? -7 : 7)].sort()
  return (
    <span className="fc-week__rule">
      <label>
        By appointment from{' '}
        <select
          value={first}
          disabled={readOnly}
          onChange={({ target }) => onChange({ ...row, appointmentFrom: target.value })}
        >
          {choices.map((date) => (
            <option key={date} value={date}>
              {wordOf(date)}
            </option>
          ))}
        </select>
      </label>{' '}
      <span className="fc-muted">then {later.map(wordOf).join(', ')} and so on</span>
    </span>
  )
}

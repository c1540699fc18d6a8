'use client'
import { addDays, dateWord } from '@/core/dealer/country/civil'
import { appointmentSaturdays } from '@/core/place/hours/day'
import { LiveButton } from '@/admin/ask/LiveButton'
import { ClockBox } from '@/admin/fields/TypedBox'
import {
  type DayRow,
  alternates,
  appointmentRule,
  dayName,
  isByAppointment,
  withAppointment,
  withOpen,
  type Shift,
} from './rows'

interface AppointmentSaturdaysProps {
  row: DayRow
  readOnly: boolean
  onChange(row: DayRow): void
}

const SHOWN = 4
const wordOf = (date: string): string => `${dateWord(date, 'weekday')} ${dateWord(date, 'day')}`
/** By the clock of whoever edits: a day more or less changes no choice. */
const today = (): string => new Date().toLocaleDateString('en-CA')

/** Which Saturdays are by appointment: the first is chosen, the ones after it are shown. */
function AppointmentSaturdays({ row, readOnly, onChange }: AppointmentSaturdaysProps) {
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

interface DayEditorProps {
  row: DayRow
  changed: boolean
  readOnly: boolean
  onChange(row: DayRow): void
  onCopy(): void
  onTyping(): void
}

export function DayEditor({ row, changed, readOnly, onChange, onCopy, onTyping }: DayEditorProps) {
  const day = dayName(row.weekday)
  const setShift = (at: number, part: Partial<Shift>) =>
    onChange({
      ...row,
      shifts: row.shifts.map((shift, index) => (index === at ? { ...shift, ...part } : shift)),
    })
  const rule = appointmentRule(row)
  const isRuled = isByAppointment(row)

  return (
    <tr className={changed ? 'is-changed' : undefined}>
      <th scope="row">{day}</th>
      <td>
        <label className="fc-switch">
          <input
            type="checkbox"
            role="switch"
            aria-label={`${day} open`}
            checked={row.isOpen}
            disabled={readOnly}
            onChange={(event) => onChange(withOpen(row, event.target.checked))}
          />
        </label>
      </td>
      <td>
        {!row.isOpen && <span className="fc-muted">Closed</span>}
        {row.isOpen &&
          row.shifts.map((shift, at) => (
            <span className="fc-shift" key={at}>
              <ClockBox
                aria-label={`${day} from`}
                value={shift.open}
                disabled={readOnly}
                onTyping={onTyping}
                onChange={(open) => setShift(at, { open })}
              />
              <span>to</span>
              <ClockBox
                aria-label={`${day} to`}
                value={shift.close}
                disabled={readOnly}
                onTyping={onTyping}
                onChange={(close) => setShift(at, { close })}
              />
              {at > 0 && !readOnly && (
                <LiveButton
                  className="fc-btn fc-btn--text"
                  type="button"
                  onClick={() => onChange({ ...row, shifts: row.shifts.slice(0, at) })}
                >
                  Remove
                </LiveButton>
              )}
            </span>
          ))}
        {rule && (
          <label className="fc-week__rule">
            <input
              type="checkbox"
              aria-label={`${day}: ${rule.words}`}
              checked={isRuled}
              disabled={readOnly}
              onChange={(event) => onChange(withAppointment(row, event.target.checked))}
            />
            {rule.words}
          </label>
        )}
        {alternates(row) && <AppointmentSaturdays row={row} readOnly={readOnly} onChange={onChange} />}
      </td>
      <td>
        <input
          type="text"
          aria-label={`${day} note`}
          placeholder="None"
          value={row.note}
          disabled={readOnly || isRuled}
          onChange={(event) => onChange({ ...row, note: event.target.value })}
        />
      </td>
      <td>
        {row.isOpen && !readOnly && row.shifts.length === 1 && (
          <LiveButton
            className="fc-btn fc-btn--text"
            type="button"
            onClick={() => onChange({ ...row, shifts: [...row.shifts, { open: '18:00', close: '20:00' }] })}
          >
            Split
          </LiveButton>
        )}
        {row.weekday === 1 && !readOnly && (
          <LiveButton className="fc-btn fc-btn--text" type="button" onClick={onCopy}>
            Copy to Tue to Fri
          </LiveButton>
        )}
      </td>
    </tr>
  )
}

'use client'
import { dayName, WEEK } from '@/admin/place/rows'
import { type BlockedRow, kindFrom, withDay } from './blockedRow'

interface Props {
  row: BlockedRow
  readOnly: boolean
  onChange(row: BlockedRow): void
  onRemove(): void
}

export function BlockedTimeEditor({ row, readOnly, onChange, onRemove }: Props) {
  const day = row.weekday == null ? 'date' : String(row.weekday)
  const name = row.weekday == null ? row.date || 'new date' : `every ${dayName(row.weekday)}`
  return (
    <li>
      <div className="fc-hol__day">
        <select
          aria-label={`Day, ${name}`}
          value={day}
          disabled={readOnly}
          onChange={(event) => onChange(withDay(row, event.target.value))}
        >
          {WEEK.map((weekday) => (
            <option key={weekday} value={weekday}>
              Every {dayName(weekday)}
            </option>
          ))}
          <option value="date">One date</option>
        </select>
        {day === 'date' && (
          <input
            type="date"
            aria-label={`Date, ${name}`}
            required
            value={row.date ?? ''}
            disabled={readOnly}
            onChange={(event) => onChange({ ...row, date: event.target.value })}
          />
        )}
        <input
          aria-label={`Reason, ${name}`}
          placeholder="Staff meeting"
          value={row.note ?? ''}
          disabled={readOnly}
          onChange={(event) => onChange({ ...row, note: event.target.value || null })}
        />
      </div>
      <div className="fc-hol__hours">
        <select
          aria-label={`What is blocked, ${name}`}
          value={row.kind ?? ''}
          disabled={readOnly}
          onChange={(event) => onChange({ ...row, kind: kindFrom(event.target.value) })}
        >
          <option value="">All bookings</option>
          <option value="test_drive">Test drives</option>
          <option value="service">Service</option>
        </select>
        <span className="fc-shift">
          <input
            type="time"
            aria-label={`From, ${name}`}
            value={row.from}
            disabled={readOnly}
            onChange={(event) => onChange({ ...row, from: event.target.value })}
          />
          <span>to</span>
          <input
            type="time"
            aria-label={`To, ${name}`}
            value={row.to}
            disabled={readOnly}
            onChange={(event) => onChange({ ...row, to: event.target.value })}
          />
        </span>
      </div>
      <button className="fc-btn fc-btn--text" type="button" disabled={readOnly} onClick={onRemove}>
        Remove<span className="fc-sr"> {name}</span>
      </button>
    </li>
  )
}

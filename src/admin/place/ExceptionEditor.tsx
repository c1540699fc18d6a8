'use client'
import { LiveButton } from '@/admin/ask/LiveButton'
import type { ExceptionRow } from './exceptionRows'

interface Props {
  row: ExceptionRow
  readOnly: boolean
  onChange(row: ExceptionRow): void
  onRemove(): void
}

export function ExceptionEditor({ row, readOnly, onChange, onRemove }: Props) {
  const name = row.date || 'new date'
  return (
    <li data-date={row.date}>
      <div className="fc-hol__day">
        <input
          type="date"
          aria-label={`Date, ${name}`}
          required
          value={row.date}
          disabled={readOnly}
          onChange={(event) => onChange({ ...row, date: event.target.value })}
        />
        <input
          aria-label={`Name of ${name}`}
          placeholder="Christmas Day"
          value={row.note}
          disabled={readOnly}
          onChange={(event) => onChange({ ...row, note: event.target.value })}
        />
      </div>
      <div className="fc-hol__hours">
        <select
          aria-label={`Hours on ${name}`}
          value={row.isOpen ? 'open' : 'closed'}
          disabled={readOnly}
          onChange={(event) => onChange({ ...row, isOpen: event.target.value === 'open' })}
        >
          <option value="closed">Closed</option>
          <option value="open">Open</option>
        </select>
        {row.isOpen && (
          <span className="fc-shift">
            <input
              type="time"
              aria-label={`From on ${name}`}
              value={row.open}
              disabled={readOnly}
              onChange={(event) => onChange({ ...row, open: event.target.value })}
            />
            <span>to</span>
            <input
              type="time"
              aria-label={`To on ${name}`}
              value={row.close}
              disabled={readOnly}
              onChange={(event) => onChange({ ...row, close: event.target.value })}
            />
          </span>
        )}
      </div>
      {!readOnly && (
        <LiveButton className="fc-btn fc-btn--text" type="button" onClick={onRemove}>
          Remove<span className="fc-sr"> {name}</span>
        </LiveButton>
      )}
    </li>
  )
}

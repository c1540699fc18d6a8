'use client'
import { useState } from 'react'
import { LiveButton } from '@/admin/ask/LiveButton'
import { ClockBox, DayBox } from '@/admin/fields/TypedBox'
import { dayShown } from '@/admin/fields/typed.rules'
import type { ExceptionRow } from './exceptionRows'
import { hoursWords } from './month'

interface Props {
  row: ExceptionRow
  /** yyyy-mm-dd at the location. */
  today: string
  readOnly: boolean
  onChange(row: ExceptionRow): void
  onRemove(): void
  onTyping(): void
}

/** One line; what it says is changed below it. */
export function ExceptionEditor({ row, today, readOnly, onChange, onRemove, onTyping }: Props) {
  const [isNew] = useState(row.date === '')
  const name = row.date ? dayShown(row.date, today) : 'new date'
  return (
    <li data-date={row.date}>
      <details open={isNew}>
        <summary>
          <b>{name}</b>
          <span>{row.note}</span>
          <i className={`fc-pill ${row.isOpen ? 'is-warn' : ''}`}>{hoursWords(row)}</i>
        </summary>
        <div className="fc-hol__day">
          <DayBox
            aria-label={`Date, ${name}`}
            required
            value={row.date}
            disabled={readOnly}
            onTyping={onTyping}
            onChange={(date) => onChange({ ...row, date })}
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
              <ClockBox
                aria-label={`From on ${name}`}
                value={row.open}
                disabled={readOnly}
                onTyping={onTyping}
                onChange={(open) => onChange({ ...row, open })}
              />
              <span>to</span>
              <ClockBox
                aria-label={`To on ${name}`}
                value={row.close}
                disabled={readOnly}
                onTyping={onTyping}
                onChange={(close) => onChange({ ...row, close })}
              />
            </span>
          )}
        </div>
        {!readOnly && (
          <LiveButton className="fc-btn fc-btn--text" type="button" onClick={onRemove}>
            Remove<span className="fc-sr"> {name}</span>
          </LiveButton>
        )}
      </details>
    </li>
  )
}

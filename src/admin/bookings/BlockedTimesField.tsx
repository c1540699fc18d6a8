'use client'
import { useField, useForm } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { z } from 'zod'
import { ClockBox, DayBox } from '@/admin/fields/TypedBox'
import { dayName, WEEK } from '@/admin/place/rows'
import { fieldId } from '@/admin/payloadContract'
import { type BookingKind, KINDS } from '@/core/dealer/links/bookingPages'

/** A row that is being edited: its day may still be missing. */
interface BlockedRow {
  kind?: BookingKind | null
  weekday?: number | null
  date?: string | null
  from: string
  to: string
  note?: string | null
}

const kindFrom = (value: string): BlockedRow['kind'] => KINDS.find((kind) => kind === value) ?? null

/** `day` is a date, or the number of a weekday. */
const withDay = (row: BlockedRow, day: string): BlockedRow =>
  day === 'date' ? { ...row, weekday: null, date: '' } : { ...row, weekday: Number(day), date: null }

interface Props {
  row: BlockedRow
  readOnly: boolean
  onChange(row: BlockedRow): void
  onRemove(): void
  onTyping(): void
}

function BlockedTimeEditor({ row, readOnly, onChange, onRemove, onTyping }: Props) {
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
          <DayBox
            aria-label={`Date, ${name}`}
            required
            value={row.date ?? ''}
            disabled={readOnly}
            onTyping={onTyping}
            onChange={(date) => onChange({ ...row, date })}
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
          <option value="handover">Handovers</option>
        </select>
        <span className="fc-shift">
          <ClockBox
            aria-label={`From, ${name}`}
            value={row.from}
            disabled={readOnly}
            onTyping={onTyping}
            onChange={(from) => onChange({ ...row, from })}
          />
          <span>to</span>
          <ClockBox
            aria-label={`To, ${name}`}
            value={row.to}
            disabled={readOnly}
            onTyping={onTyping}
            onChange={(to) => onChange({ ...row, to })}
          />
        </span>
      </div>
      <button className="fc-btn fc-btn--text" type="button" disabled={readOnly} onClick={onRemove}>
        Remove<span className="fc-sr"> {name}</span>
      </button>
    </li>
  )
}

const rowSchema = z.object({
  kind: z.enum(KINDS).nullish(),
  weekday: z.number().nullish(),
  date: z.string().nullish(),
  from: z.string(),
  to: z.string(),
  note: z.string().nullish(),
})

const NEW_ROW: BlockedRow = { weekday: 1, from: '12:00', to: '13:00' }

export function BlockedTimesField({ path, field, readOnly }: JSONFieldClientProps) {
  const { value, setValue, errorMessage, showError } = useField<unknown>({ path })
  const { setModified } = useForm()
  const rows: BlockedRow[] = z.array(rowSchema).safeParse(value).data ?? []
  const locked = readOnly === true
  return (
    <section className="fc fc--field fc-card" aria-labelledby={`${fieldId(path)}-title`}>
      <header>
        <h2 id={`${fieldId(path)}-title`}>{typeof field.label === 'string' ? field.label : path}</h2>
        <span className="fc-pill">{rows.length}</span>
      </header>
      <ul className="fc-hol">
        {rows.map((row, at) => (
          <BlockedTimeEditor
            key={at}
            row={row}
            readOnly={locked}
            onChange={(next) => setValue(rows.map((old, index) => (index === at ? next : old)))}
            onRemove={() => setValue(rows.filter((_, index) => index !== at))}
            onTyping={() => setModified(true)}
          />
        ))}
      </ul>
      {rows.length === 0 && <p className="fc-muted">None. All opening hours can be booked.</p>}
      {showError && (
        <p className="fc-fault" role="alert">
          {errorMessage}
        </p>
      )}
      <div className="fc-acts">
        <button
          className="fc-btn"
          type="button"
          disabled={locked}
          onClick={() => setValue([...rows, NEW_ROW])}
        >
          Block a time
        </button>
      </div>
    </section>
  )
}

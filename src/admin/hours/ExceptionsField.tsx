'use client'
import { useField, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useState } from 'react'
import { departmentOf } from './department'
import { closeBetween, toExceptionRows, toExceptions, type ExceptionRow } from './exceptionRows'
import { decideHoliday } from './decideHoliday'
import { ExceptionEditor } from './ExceptionEditor'
import { HolidayProposals } from './HolidayProposals'
import { toRows } from './rows'
import { usePlaceState } from './usePlaceState'

const NEW_ROW: ExceptionRow = { date: '', isOpen: false, open: '09:00', close: '13:00', note: '' }

export function ExceptionsField({ path, readOnly }: JSONFieldClientProps) {
  const { value, setValue } = useField<unknown>({ path })
  const department = departmentOf(useFormFields(([fields]) => fields.department?.value))
  const place = usePlaceState(useFormFields(([fields]) => fields.location_id?.value))
  const week = toRows(useFormFields(([fields]) => fields.week?.value))
  const [closure, setClosure] = useState({ from: '', to: '', note: '' })
  const rows = toExceptionRows(value)
  const save = (next: ExceptionRow[]) => setValue(toExceptions(next, department))
  const close = () => {
    save(closeBetween(rows, closure.from, closure.to, closure.note))
    setClosure({ from: '', to: '', note: '' })
  }

  return (
    <div className="fc fc--field fc-two">
      <section className="fc-card" aria-labelledby="holidays-title">
        <header>
          <h2 id="holidays-title">Holidays and other dates</h2>
          <span className="fc-pill">{rows.length}</span>
        </header>
        {place && (
          <HolidayProposals
            place={place}
            decided={rows.map(({ date }) => date)}
            openWeekdays={week.filter(({ isOpen }) => isOpen).map(({ weekday }) => weekday)}
            readOnly={readOnly === true}
            onClose={(holiday) => save(decideHoliday(rows, holiday, week, 'close'))}
            onOpen={(holiday) => save(decideHoliday(rows, holiday, week, 'open'))}
          />
        )}
        <ul className="fc-hol">
          {rows.map((row, at) => (
            <ExceptionEditor
              key={at}
              row={row}
              readOnly={readOnly === true}
              onChange={(next) => save(rows.map((old, index) => (index === at ? next : old)))}
              onRemove={() => save(rows.filter((_, index) => index !== at))}
            />
          ))}
        </ul>
        {rows.length === 0 && <p className="fc-muted">None. Shoppers see the week above on every day.</p>}
        <div className="fc-acts">
          <button
            className="fc-btn"
            type="button"
            disabled={readOnly}
            onClick={() => save([...rows, NEW_ROW])}
          >
            Add a date
          </button>
        </div>
      </section>
      <section className="fc-card" aria-labelledby="closure-title">
        <header>
          <h2 id="closure-title">Close for a while</h2>
        </header>
        <div className="fc-form">
          <div>
            <label htmlFor="closure-from">From</label>
            <input
              id="closure-from"
              type="date"
              value={closure.from}
              onChange={(event) => setClosure({ ...closure, from: event.target.value })}
            />
          </div>
          <div>
            <label htmlFor="closure-to">To</label>
            <input
              id="closure-to"
              type="date"
              value={closure.to}
              onChange={(event) => setClosure({ ...closure, to: event.target.value })}
            />
          </div>
          <div className="fc-span">
            <label htmlFor="closure-note">What shoppers read</label>
            <input
              id="closure-note"
              value={closure.note}
              placeholder="Moving the workshop. Sales by phone."
              onChange={(event) => setClosure({ ...closure, note: event.target.value })}
            />
          </div>
        </div>
        <div className="fc-acts">
          <button
            className="fc-btn"
            type="button"
            disabled={readOnly || !closure.from || closure.to < closure.from}
            onClick={close}
          >
            Close these days
          </button>
        </div>
      </section>
    </div>
  )
}

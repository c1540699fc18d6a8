'use client'
import { useState, useEffect, useRef } from 'react'
import { useField, useForm, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { Fault } from '@/admin/ask/Fault'
import { LiveButton } from '@/admin/ask/LiveButton'
import { DayBox } from '@/admin/fields/TypedBox'
import { FALLBACK_ZONE } from '@/core/dealer/country/zones'
import { plural } from '@/core/money/format'
import { civilAt } from '@/core/dealer/country/civil'
import { closureFault, LONGEST_CLOSURE } from './closure'
import { departmentOf } from './department'
import {
  addException,
  closeBetween,
  isPast,
  toExceptionRows,
  toExceptions,
  type ExceptionRow,
} from './exceptionRows'
import { decideHoliday } from './decideHoliday'
import { ExceptionCalendar } from './ExceptionCalendar'
import { ExceptionEditor } from './ExceptionEditor'
import { HolidayProposals } from './HolidayProposals'
import { readEntries, toRows } from './rows'
import { ShutThen } from './ShutThen'
import { useLocationState } from './useLocationState'

interface Props {
  onClose(from: string, to: string, note: string): void
}

const NONE = { from: '', to: '', note: '' }
const DAYS = [
  ['from', 'From'],
  ['to', 'To'],
] as const

function ClosureCard({ onClose }: Props) {
  const [closure, setClosure] = useState(NONE)
  const fault = closureFault(closure.from, closure.to)
  const close = () => {
    onClose(closure.from, closure.to, closure.note)
    setClosure(NONE)
  }
  return (
    <section className="fc-card" aria-labelledby="closure-title">
      <header>
        <h2 id="closure-title">Temporary closure</h2>
      </header>
      <p className="fc-muted">
        Every day from the first to the last is closed, {LONGEST_CLOSURE} days at most at once.
      </p>
      <div className="fc-form">
        {DAYS.map(([day, label]) => (
          <div key={day}>
            <label htmlFor={`closure-${day}`}>{label}</label>
            <DayBox
              id={`closure-${day}`}
              value={closure[day]}
              onChange={(date) => setClosure({ ...closure, [day]: date })}
            />
          </div>
        ))}
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
      <Fault words={fault} />
      <div className="fc-acts">
        <LiveButton
          className="fc-btn"
          type="button"
          disabled={!closure.from || !closure.to || fault !== null}
          onClick={close}
        >
          Close these days
        </LiveButton>
      </div>
    </section>
  )
}

const NEW_ROW: ExceptionRow = { date: '', isOpen: false, open: '09:00', close: '13:00', note: '' }

export function ExceptionsField({ path, readOnly }: JSONFieldClientProps) {
  const { value, setValue } = useField<unknown>({ path })
  const department = departmentOf(useFormFields(([fields]) => fields.department?.value))
  const place: unknown = useFormFields(([fields]) => fields.location_id?.value)
  const location = useLocationState(place)
  const storedWeek: unknown = useFormFields(([fields]) => fields.week?.value)
  const week = toRows(storedWeek)
  const { setModified } = useForm()
  const isLocked = readOnly === true
  const rows = toExceptionRows(value)
  // A date that is being typed would count as one of the week.
  const dated = readEntries(value).filter(({ date }) => date)
  const entries = [...readEntries(storedWeek), ...dated].map((entry) => ({ ...entry, department }))
  const save = (next: ExceptionRow[]) => setValue(toExceptions(next, department))

  const [now] = useState(() => new Date())
  const today = civilAt(now, location?.timezone ?? FALLBACK_ZONE).date
  const [sought, setSought] = useState('')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = sought && list.current?.querySelector(`[data-date="${sought}"] details`)
    if (!(row instanceof HTMLDetailsElement)) return
    row.setAttribute('open', '')
    row.querySelector('select')?.focus()
  }, [sought])
  function choose(date: string) {
    if (!rows.some((row) => row.date === date)) save(addException(rows, { ...NEW_ROW, date }))
    // The same day may be pressed twice.
    setSought('')
    requestAnimationFrame(() => setSought(date))
  }

  const numbered = rows.map((row, at) => ({ row, at }))
  const past = numbered.filter(({ row }) => isPast(row, today))
  const ahead = numbered.filter(({ row }) => !isPast(row, today))
  const editorOf = ({ row, at }: { row: ExceptionRow; at: number }) => (
    <ExceptionEditor
      key={at}
      row={row}
      today={today}
      readOnly={isLocked}
      onTyping={() => setModified(true)}
      onChange={(next) => save(rows.map((old, index) => (index === at ? next : old)))}
      onRemove={() => save(rows.filter((_, index) => index !== at))}
    />
  )

  return (
    <div className="fc fc--field fc-two">
      <section className="fc-card" aria-labelledby="holidays-title">
        <header>
          <h2 id="holidays-title">Holidays and other dates</h2>
          <span className="fc-pill">{rows.length}</span>
        </header>
        {location && (
          <HolidayProposals
            location={location}
            decided={rows.map(({ date }) => date)}
            openWeekdays={week.filter(({ isOpen }) => isOpen).map(({ weekday }) => weekday)}
            readOnly={isLocked}
            onClose={(holiday) => save(decideHoliday(rows, holiday, week, 'close'))}
            onOpen={(holiday) => save(decideHoliday(rows, holiday, week, 'open'))}
          />
        )}
        {location && (
          <ShutThen
            place={String(place)}
            clock={{ entries, department, zone: location.timezone }}
            now={now}
          />
        )}
        {past.length > 0 && (
          <details>
            <summary>{plural(past.length, 'date')} that passed</summary>
            <ul className="fc-hol">{past.map(editorOf)}</ul>
          </details>
        )}
        <ul className="fc-hol" ref={list}>
          {ahead.map(editorOf)}
        </ul>
        {rows.length === 0 && <p className="fc-muted">None. Shoppers see the week above on every day.</p>}
        {!isLocked && (
          <div className="fc-acts">
            <LiveButton className="fc-btn" type="button" onClick={() => save([...rows, NEW_ROW])}>
              Add a date
            </LiveButton>
          </div>
        )}
      </section>
      <div>
        <section className="fc-card">
          <ExceptionCalendar rows={rows} today={today} readOnly={isLocked} onChoose={choose} />
        </section>
        {!isLocked && <ClosureCard onClose={(from, to, note) => save(closeBetween(rows, from, to, note))} />}
      </div>
    </div>
  )
}

'use client'
import { useId, useState } from 'react'
import { LiveButton } from '@/admin/ask/LiveButton'
import { formatLongDate } from '@/lib/dates'
import type { ExceptionRow } from './exceptionRows'
import { differenceOf, monthAfter, monthName, monthOf, weeksOf } from './month'
import { dayName, WEEK } from './rows'

interface Props {
  rows: readonly ExceptionRow[]
  /** yyyy-mm-dd at the location. */
  today: string
  readOnly: boolean
  onChoose: (date: string) => void
}

/** A month of the dates below; a press on a day leads to its hours. */
export function ExceptionCalendar({ rows, today, readOnly, onChoose }: Props) {
  const [month, setMonth] = useState(monthOf(today))
  const title = useId()
  const byDate = new Map(rows.map((row) => [row.date, row]))
  const turn = (months: number) => setMonth(monthAfter(month, months))

  const dayOf = (date: string) => {
    const row = byDate.get(date)
    const look = row ? (row.isOpen ? 'is-other' : 'is-closed') : ''
    return (
      <LiveButton
        type="button"
        className={look}
        aria-current={date === today ? 'date' : undefined}
        aria-label={`${formatLongDate(date)}: ${row ? differenceOf(row) : 'as every week'}`}
        title={row && differenceOf(row)}
        disabled={readOnly || date < today}
        onClick={() => onChoose(date)}
      >
        {Number(date.slice(-2))}
      </LiveButton>
    )
  }
  return (
    <div className="fc-month">
      <header>
        <LiveButton
          type="button"
          className="fc-btn"
          aria-label="Previous month"
          disabled={month <= monthOf(today)}
          onClick={() => turn(-1)}
        >
          ‹
        </LiveButton>
        <h3 id={title} aria-live="polite">
          {monthName(month)}
        </h3>
        <LiveButton type="button" className="fc-btn" aria-label="Next month" onClick={() => turn(1)}>
          ›
        </LiveButton>
      </header>
      <table aria-labelledby={title}>
        <thead>
          <tr>
            {WEEK.map((weekday) => (
              <th key={weekday} scope="col" abbr={dayName(weekday)}>
                {dayName(weekday).slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, at) => (
            <tr key={at}>
              {week.map((date, day) => (
                <td key={day}>{date && dayOf(date)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fc-muted">
        <i className="is-closed" /> Closed <i className="is-other" /> Other hours.
        {!readOnly && ' Press a day to give it hours of its own.'}
      </p>
    </div>
  )
}

import { useId, useState } from 'react'
import { Fault } from '@/admin/ask/Fault'
import type { DeskTimesDay } from '@/features/bookings/deskTimes.rules'
import { dayAt } from './useDeskTimes'

interface Props {
  days: readonly DeskTimesDay[]
  /** The chosen time; empty where none is. */
  start: string
  /** Of a booking that moves: its day is shown first. */
  from?: string
  isLoading: boolean
  fault: string
  onChoose(start: string): void
}

export function TimeChoice({ days, start, from, isLoading, fault, onChoose }: Props) {
  const [day, setDay] = useState('')
  // Two bookings of a day may be on the move at once.
  const group = useId()
  const shown = days.find(({ date }) => date === day) ?? dayAt(days, from)
  if (!days.length)
    return (
      <>
        <p className="fc-muted" role="status">
          {isLoading ? 'Looking for free times …' : !fault && 'No free time in the days that can be booked.'}
        </p>
        <Fault words={fault} />
      </>
    )
  return (
    <fieldset className="fc-parts">
      <legend>When</legend>
      <label className="fc-input">
        Day
        <select
          value={shown?.date ?? ''}
          onChange={({ target }) => {
            setDay(target.value)
            onChoose('')
          }}
        >
          {days.map(({ date, label, times }) => (
            <option key={date} value={date}>
              {label} ({times.length} free)
            </option>
          ))}
        </select>
      </label>
      <div className="fc-times">
        {shown?.times.map((time) => (
          <label key={time.start}>
            <input
              type="radio"
              name={group}
              required
              value={time.start}
              checked={time.start === start}
              onChange={() => onChoose(time.start)}
            />
            <span>{time.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

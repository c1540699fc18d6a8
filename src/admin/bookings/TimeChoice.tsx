import { Fault } from '@/admin/ask/Fault'
import type { DeskTimesDay } from '@/features/bookings/deskTimes.rules'

interface Props {
  days: readonly DeskTimesDay[]
  /** The chosen time; empty where none is free. */
  start: string
  isLoading: boolean
  fault: string
  onChoose(start: string): void
}

export function TimeChoice({ days, start, isLoading, fault, onChoose }: Props) {
  const shown = days.find(({ times }) => times.some((time) => time.start === start))
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
            const day = days.find(({ date }) => date === target.value)
            if (day?.times[0]) onChoose(day.times[0].start)
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
              name="start"
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

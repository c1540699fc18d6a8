'use client'
import { useEffect, useRef, type MouseEvent } from 'react'
import type { DayView } from './view'

interface Props {
  days: readonly DayView[]
  date: string
  onPick(date: string): void
}

/** Links, so that they work without JavaScript; with it, only the times change. */
export function DayStrip({ days, date, onPick }: Props) {
  const strip = useRef<HTMLUListElement>(null)
  // The first days may have no times, so this scrolls to the day that is shown, but never under a finger: the press would be lost.
  useEffect(() => {
    const days = strip.current
    const shown = days?.querySelector<HTMLElement>('[aria-current]')?.parentElement
    if (days && shown && !days.matches(':active, :hover, :focus-within'))
      days.scrollTo({ left: shown.offsetLeft - days.offsetLeft })
  }, [])
  const pick = (event: MouseEvent, day: DayView) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onPick(day.date)
  }
  return (
    <ul className="days" data-scroll="" ref={strip}>
      {days.map((day) => {
        const words = (
          <>
            <b>{day.weekday}</b>
            <span>{day.day}</span>
            <small>{day.text}</small>
          </>
        )
        return (
          <li key={day.date}>
            {day.free ? (
              <a
                className={day.date === date ? 'day is-on' : 'day'}
                href={day.href}
                aria-current={day.date === date ? 'date' : undefined}
                onClick={(event) => pick(event, day)}
              >
                {words}
              </a>
            ) : (
              <span className="day is-off">{words}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

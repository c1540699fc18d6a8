'use client'
import type { MouseEvent } from 'react'
import { t } from '@/lib/words'
import type { DayView } from './view'

interface Props {
  days: readonly DayView[]
  date: string
  /** What follows the last day. */
  later: string
  onPick(date: string): void
}

declare module 'react' {
  interface CSSProperties {
    /** Cells that the last week leaves free. */
    '--free'?: number
  }
}

const WEEK = 7
/** Signs of what a cell says in one line. */
const SHORT = 11

/** Weeks below each other. Links, so that they work without JavaScript; with it, only the times change. */
export function DayStrip({ days, date, later, onPick }: Props) {
  const pick = (event: MouseEvent, day: DayView) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onPick(day.date)
  }
  const free = WEEK - (days.length % WEEK)
  return (
    <ul className="days">
      {days.map((day) => {
        const words = (
          <>
            <b>{day.weekday}</b>
            <span>{day.day}</span>
            <small title={day.text}>{day.text.length > SHORT ? t('Ask us') : day.text}</small>
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
      <li className="days__later" style={{ '--free': free }}>
        <a href="/contact-us">{later}</a>
      </li>
    </ul>
  )
}

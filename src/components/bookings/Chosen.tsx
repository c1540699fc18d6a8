'use client'
import { t } from '@/lib/words'
import type { DayView } from './view'

interface Props {
  time: string | undefined
  day: DayView | undefined
}

/** The chosen hour, large; what is still to do without one. */
export function Chosen({ time, day }: Props) {
  if (!time || !day) return <p className="book__when is-open">{t('Pick a day and a time.')}</p>
  return (
    <p className="book__when">
      <b>{time}</b> <span>{t('{weekday} {day}', { weekday: day.weekday, day: day.day })}</span>
    </p>
  )
}

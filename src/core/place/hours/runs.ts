import type { Department, OpeningHourEntry } from '@/core/place/views'
import { addDays } from '@/core/dealer/country/civil'
import { hoursOfDays } from './day'

/** Consecutive days with the same exceptional hours and the same note. */
interface ExceptionRun {
  from: string
  to: string
  text: string
  note: string | null
  isClosed: boolean
}

/** A closure of three weeks is one run, not 21 lines. */
export const exceptionRuns = (
  entries: readonly OpeningHourEntry[],
  department: Department,
): ExceptionRun[] => {
  const own = entries.filter((entry) => entry.department === department)
  const dates = [...new Set(own.flatMap((entry) => entry.date?.slice(0, 10) ?? []))].sort()
  const hoursOf = hoursOfDays(own, department)
  const runs: ExceptionRun[] = []
  for (const date of dates) {
    const hours = hoursOf(date)
    if (!hours) continue
    const last = runs.at(-1)
    if (last?.text === hours.text && last.note === hours.note && addDays(last.to, 1) === date) last.to = date
    else
      runs.push({
        from: date,
        to: date,
        text: hours.text,
        note: hours.note,
        isClosed: hours.spans.length === 0,
      })
  }
  return runs
}

export const exceptionOn = (
  entries: readonly OpeningHourEntry[],
  department: Department,
  date: string,
): ExceptionRun | null =>
  exceptionRuns(entries, department).find((run) => run.from <= date && date <= run.to) ?? null

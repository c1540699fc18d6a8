import type { Department, OpeningHourEntry } from '@/core/place/views'
import { t } from '@/lib/words'
import { addDays, civilAt, dateWord, mondayOf } from '@/core/dealer/country/civil'
import { hoursOfDays } from './day'
import { exceptionRuns } from './runs'

export interface HoursRow {
  label: string
  text: string
  note: string | null
  isToday: boolean
}

const ORDER: readonly Department[] = ['sales', 'service', 'parts']
const WEEKDAYS = 5

export const departmentsOf = (entries: readonly OpeningHourEntry[]): Department[] =>
  ORDER.filter((department) => entries.some((entry) => entry.department === department))

/** The department that answers for a location: that of its type, else the first that has hours. */
export function answeringDepartment(
  entries: readonly OpeningHourEntry[],
  type: string | null | undefined,
): Department | undefined {
  const known = departmentsOf(entries)
  return known.find((one) => one === (type || 'sales')) ?? known[0]
}

const merge = (rows: readonly HoursRow[]): HoursRow[] => {
  const [monday] = rows
  const weekdays = rows.slice(0, WEEKDAYS)
  const equal = weekdays.every((row) => row.text === monday?.text && row.note === monday.note)
  if (!monday || rows.length < 7 || !equal) return [...rows]
  const row = { ...monday, label: t('Mon – Fri'), isToday: weekdays.some((day) => day.isToday) }
  return [row, ...rows.slice(WEEKDAYS)]
}

/** The week from Monday; five equal weekdays share a row. Alternating Saturdays follow `now`. */
export const weekTable = (
  entries: readonly OpeningHourEntry[],
  department: Department,
  zone: string,
  now: Date,
): HoursRow[] => {
  const { date: today } = civilAt(now, zone)
  const monday = mondayOf(today)
  const hoursOf = hoursOfDays(entries, department, false)
  const rows = Array.from({ length: 7 }, (_, index) => addDays(monday, index)).flatMap((date) => {
    const hours = hoursOf(date)
    return hours
      ? [
          {
            label: dateWord(date, 'longWeekday'),
            text: hours.text,
            note: hours.note,
            isToday: date === today,
          },
        ]
      : []
  })
  return merge(rows)
}

const longDate = (date: string): string => `${dateWord(date, 'weekday')} ${dateWord(date, 'day')}`

export const holidayTable = (
  entries: readonly OpeningHourEntry[],
  department: Department,
  zone: string,
  now: Date,
): HoursRow[] => {
  const { date: today } = civilAt(now, zone)
  return exceptionRuns(entries, department)
    .filter(({ to }) => to >= today)
    .map(({ from, to, text, note }) => ({
      label: `${from === to ? '' : `${longDate(from)} – `}${longDate(to)} ${to.slice(0, 4)}`,
      text,
      note,
      isToday: from <= today && today <= to,
    }))
}

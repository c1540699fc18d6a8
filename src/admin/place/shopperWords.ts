import { holidayTable, weekTable, type HoursRow } from '@/core/place/hours/table'
import type { Department, OpeningHourEntry } from '@/core/place/views'

const MOST_DATES = 6
const DAY = /^\d{4}-\d\d-\d\d$/

const sentence = ({ label, text, note }: HoursRow): string => `${label} ${text}${note ? ` (${note})` : ''}.`

interface Edited {
  week: readonly OpeningHourEntry[]
  /** A date that is still being typed is left out. */
  exceptions: readonly OpeningHourEntry[]
  department: Department
  zone: string
}

/** The hours in the words of the website's own rules. `dates` are those from today on, consecutive equal days in one sentence. */
export function shopperWords({ week, exceptions, department, zone }: Edited, now: Date) {
  const dated = exceptions.filter(({ date }) => DAY.test(date ?? ''))
  const rows = holidayTable([...week, ...dated], department, zone, now)
  const more = rows.length - MOST_DATES
  return {
    week: weekTable(week, department, zone, now).map(sentence).join(' ') || 'No hours.',
    dates: [...rows.slice(0, MOST_DATES).map(sentence), ...(more > 0 ? [`And ${more} more.`] : [])].join(' '),
  }
}

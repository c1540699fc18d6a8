import { weekTable } from '@/core/place/hours/table'
import { departmentOf } from './department'
import { readEntries } from './rows'

interface Row {
  department?: unknown
  week?: unknown
}

/** `Mon – Fri 8:30 am – 5:00 pm; Saturday Closed`, as shoppers read the week; empty without hours. */
export function weekText(row: Row, zone: string, now: Date): string {
  const department = departmentOf(row.department)
  const entries = readEntries(row.week).map((entry) => ({ ...entry, department }))
  return weekTable(entries, department, zone, now)
    .map(({ label, text, note }) => `${label} ${text}${note ? ` (${note})` : ''}`)
    .join('; ')
}

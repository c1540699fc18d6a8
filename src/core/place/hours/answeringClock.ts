import type { Department, OpeningHourEntry } from '@/core/place/views'
import type { Clock } from './openMinutes'
import { answeringDepartment } from './table'

type Entry = Omit<OpeningHourEntry, 'department'>
interface Hours {
  department: Department
  week: readonly Entry[]
  exceptions?: readonly Entry[] | null | undefined
}
interface Place {
  location_type?: string | null | undefined
  timezone: string
  contact_detail: { opening_hours?: readonly OpeningHourEntry[] | null | undefined }
}

/** One row of hours as entries that name their department. */
export const entriesOf = ({ department, week, exceptions }: Hours): OpeningHourEntry[] =>
  [...week, ...(exceptions ?? [])].map((entry) => ({ ...entry, department }))

/** The hours that count for an answer: those of receipts, reply clocks and rules alike. Null for a location without any. */
export function answeringClock(place: Place, tables: readonly Hours[]): Clock | null {
  const own = tables.flatMap(entriesOf)
  const entries = own.length ? own : (place.contact_detail.opening_hours ?? [])
  const wanted = answeringDepartment(entries, place.location_type)
  if (!wanted) return null
  const ofIt = entries.filter(({ department }) => department === wanted)
  return { entries: ofIt, department: wanted, zone: place.timezone }
}

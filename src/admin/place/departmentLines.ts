import type { Department } from '@/core/dealer/views'
import { civilAt } from '@/core/place/hours/civil'
import { hoursOn } from '@/core/place/hours/day'
import { openStates } from '@/core/place/hours/openNow'
import type { OpeningHour } from '@/payload-types'
import { newRowHref, rowHref } from '@/lib/adminHrefs'

const NAMES: readonly [Department, string][] = [
  ['sales', 'Sales'],
  ['service', 'Service'],
  ['parts', 'Parts'],
]

export interface DepartmentLine {
  department: Department
  name: string
  /** Today's times in words; null without hours. */
  today: string | null
  href: string
}

interface OwnLocation {
  id: string
  tenant: string
  zone: string
}

/** The departments of a location, also those without hours, each with the address to change or begin them. */
export function departmentLines(
  hours: readonly Pick<OpeningHour, 'id' | 'department' | 'week' | 'exceptions'>[],
  { id, tenant, zone }: OwnLocation,
  now: Date,
): DepartmentLine[] {
  const at = civilAt(now, zone)
  return NAMES.map(([department, name]) => {
    const own = hours.find((row) => row.department === department)
    if (!own) {
      const query = new URLSearchParams({ tenant, location_id: id, department })
      return { department, name, today: null, href: `${newRowHref('opening-hours')}?${query}` }
    }
    const entries = [...own.week, ...(own.exceptions ?? [])].map((entry) => ({ ...entry, department }))
    const day = hoursOn(entries, department, at.date)
    const note = day?.note ? ` (${day.note})` : ''
    const state = day?.spans.length ? `. ${openStates(entries, department)(at)?.text ?? ''}` : ''
    const today = day ? `Today ${day.text}${note}${state}.` : 'No hours for today.'
    return { department, name, today, href: rowHref('opening-hours', own.id) }
  })
}

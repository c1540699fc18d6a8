import type { UIFieldServerProps } from 'payload'
import type { Department } from '@/core/place/views'
import { civilAt } from '@/core/dealer/country/civil'
import { entriesOf } from '@/core/place/hours/answeringClock'
import { hoursOn } from '@/core/place/hours/day'
import { openStates } from '@/core/place/hours/openNow'
import type { OpeningHour } from '@/payload-types'
import { readyHref, rowHref } from '@/lib/adminHrefs'
import { editors, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { dealerOf } from '@/admin/dealerOf'
import { ownRows } from '@/admin/ownRows'
import { FALLBACK_ZONE } from '@/core/dealer/country/zones'

const NAMES: readonly [Department, string][] = [
  ['sales', 'Sales'],
  ['service', 'Service'],
  ['parts', 'Parts'],
]

interface DepartmentLine {
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
      const href = readyHref('opening-hours', { tenant, location_id: id, department })
      return { department, name, today: null, href }
    }
    const entries = entriesOf(own)
    const day = hoursOn(entries, department, at.date)
    const note = day?.note ? ` (${day.note})` : ''
    const state = day?.spans.length ? `. ${openStates(entries, department)(at)?.text ?? ''}` : ''
    const today = day ? `Today ${day.text}${note}${state}.` : 'No hours for today.'
    return { department, name, today, href: rowHref('opening-hours', own.id) }
  })
}

export function LocationHoursCard({ lines, mayAdd }: { lines: readonly DepartmentLine[]; mayAdd: boolean }) {
  return (
    <div className="fc fc--field">
      <section className="fc-card" aria-labelledby="place-hours-title">
        <header>
          <h2 id="place-hours-title">Opening hours</h2>
        </header>
        <ul className="fc-list fc-place-hours">
          {lines.map(({ department, name, today, href }) => (
            <li key={department}>
              <div>
                <b>{name}</b>
                <span>{today ?? 'No hours. Shoppers see none for it.'}</span>
              </div>
              {(today !== null || mayAdd) && (
                <a href={href}>
                  {today === null ? 'Add hours' : mayAdd ? 'Change' : 'See the week'}
                  <span className="fc-sr">: {name}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

export async function LocationHours({ id, data, payload, user }: UIFieldServerProps) {
  if (!user || !id) return null
  const location = {
    id: String(id),
    tenant: dealerOf(data),
    zone: typeof data.timezone === 'string' && data.timezone ? data.timezone : FALLBACK_ZONE,
  }
  const hours = await ownRows({ payload, user }, 'opening-hours', { location_id: { equals: location.id } })
  return (
    <LocationHoursCard
      lines={departmentLines(hours, location, new Date())}
      mayAdd={worksAs(staffOf(user), editors)}
    />
  )
}

import { Icon } from '@/components/ui/Icon'
import { departmentsOf, holidayTable, weekTable } from '@/domain/hours/table'
import type { Department, LocationView } from '@/domain/views'
import { HoursTable } from './HoursTable'
import { Tabs } from '@/components/ui/Tabs'

interface Props {
  location: LocationView
  now: Date
}

const WORDS: Record<Department, string> = { sales: 'Sales', service: 'Service', parts: 'Parts' }

function HolidayHours({ location, departments, now }: Props & { departments: readonly Department[] }) {
  const { opening_hours: entries } = location.contact_detail
  const tables = departments
    .map((department) => ({ department, rows: holidayTable(entries, department, location.timezone, now) }))
    .filter(({ rows }) => rows.length > 0)
  if (tables.length === 0) return null
  const id = `holidays-${location.slug}`
  return (
    <>
      <button className="btn btn--soft" type="button" data-open={id} aria-haspopup="dialog">
        <Icon name="calendar" />
        Holiday Opening Hours
      </button>
      <dialog className="dlg" id={id} aria-labelledby={`${id}-title`}>
        <div className="sheet__head">
          <h2 id={`${id}-title`}>Holiday Opening Hours</h2>
          <button className="icon-btn" type="button" data-close aria-label="Close">
            <Icon name="close" />
          </button>
        </div>
        {tables.map(({ department, rows }) => (
          <section key={department}>
            {tables.length > 1 && <h3>{WORDS[department]}</h3>}
            <HoursTable caption={`${WORDS[department]} hours on holidays`} rows={rows} />
          </section>
        ))}
      </dialog>
    </>
  )
}

/** The week of each department and the next holidays. Renders nothing without hours. */
export function OpeningHours({ location, now }: Props) {
  const { opening_hours: entries } = location.contact_detail
  const departments = departmentsOf(entries)
  if (departments.length === 0) return null
  const items = departments.map((department) => ({
    label: WORDS[department],
    panel: (
      <HoursTable
        caption={`${WORDS[department]} hours`}
        rows={weekTable(entries, department, location.timezone, now)}
      />
    ),
  }))
  return (
    <div className="tabs">
      {items.length > 1 ? (
        <Tabs
          id={`hours-${location.slug}`}
          label="Department"
          items={items}
          listClass="tabs__list"
          panelClass=""
        />
      ) : (
        items[0]?.panel
      )}
      <HolidayHours location={location} departments={departments} now={now} />
    </div>
  )
}

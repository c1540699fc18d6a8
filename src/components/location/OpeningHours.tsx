import { Icon } from '@/components/ui/Icon'
import { Tabs } from '@/components/ui/Tabs'
import { weekTable } from '@/domain/hours/table'
import { telHref } from '@/domain/phones'
import { DEPARTMENT_WORDS, type Place, type PlaceDepartment } from '@/domain/place/addresses'
import type { Department } from '@/domain/views'
import { HoursTable } from './HoursTable'
import { OpenNow } from './OpenNow'
import { phoneOf } from './PlaceLinks'

interface Props {
  place: Place
  now: Date
  /** Sets the ids of this list apart from others of the page. */
  id: string
  selected?: Department
}

function Hours({ there, place, now }: { there: PlaceDepartment; place: Place; now: Date }) {
  const { department, location, entries } = there
  const phone = phoneOf(location)
  if (location.coming_late) return <p className="status is-shut">{location.coming_late}</p>
  return (
    <>
      {department !== place.main.location_type && (
        <OpenNow
          location={{
            contact_detail: { opening_hours: entries },
            timezone: location.timezone,
            location_type: department,
          }}
          now={now}
        />
      )}
      <HoursTable
        caption={`${DEPARTMENT_WORDS[department]} hours`}
        rows={weekTable(entries, department, location.timezone, now)}
      />
      {phone && phone !== phoneOf(place.main) && (
        <p className="hours__call">
          <a className="link" href={telHref(phone)}>
            <Icon name="phone" />
            {DEPARTMENT_WORDS[department]} {phone}
          </a>
        </p>
      )}
    </>
  )
}

/** The week of each department, one at a time. Renders nothing without hours. */
export function OpeningHours({ place, now, id, selected }: Props) {
  const open = place.departments.filter(({ entries, location }) => entries.length > 0 || location.coming_late)
  if (!open.some(({ entries }) => entries.length > 0)) return null
  const items = open.map((there) => ({
    label: DEPARTMENT_WORDS[there.department],
    panel: <Hours there={there} place={place} now={now} />,
  }))
  const at = open.findIndex(({ department }) => department === selected)
  return (
    <div className="tabs tabs--hours">
      {items.length > 1 ? (
        <Tabs
          id={`${id}-${place.main.slug}`}
          label={`Department of ${place.name}`}
          items={items}
          listClass="tabs__list"
          panelClass=""
          selected={Math.max(at, 0)}
        />
      ) : (
        items[0]?.panel
      )}
    </div>
  )
}

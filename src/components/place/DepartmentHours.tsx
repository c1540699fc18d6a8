import { Icon } from '@/components/ui/Icon'
import { weekTable } from '@/core/place/hours/table'
import { telHref } from '@/core/place/phones/phones'
import { DEPARTMENT_WORDS, type Place, type PlaceDepartment } from '@/core/place/addresses'
import { t } from '@/lib/words'
import { HoursTable } from './HoursTable'
import { OpenNow } from './OpenNow'
import { HiddenPhone } from './PlaceLinks'
import { phoneOf } from '@/core/place/contactWays'
import { TodayNote } from './TodayNote'

interface Props {
  there: PlaceDepartment
  place: Place
  now: Date
}

export function DepartmentHours({ there, place, now }: Props) {
  const { department, location, entries } = there
  const phone = phoneOf(location)
  const rows = weekTable(entries, department, location.timezone, now)
  if (location.coming_late) return <p className="status is-shut">{location.coming_late}</p>
  const itself = {
    contact_detail: { opening_hours: entries },
    timezone: location.timezone,
    location_type: department,
  }
  return (
    <>
      <TodayNote there={there} now={now} />
      {department !== place.main.location_type && <OpenNow location={itself} now={now} />}
      {rows.length > 0 && (
        <HoursTable
          caption={t('{department} hours', { department: t(DEPARTMENT_WORDS[department]) })}
          rows={rows}
        />
      )}
      {location.id !== place.main.id && <HiddenPhone location={location} className="link hours__call" />}
      {phone && phone !== phoneOf(place.main) && (
        <p className="hours__call">
          <a className="link" href={telHref(phone, location.country)}>
            <Icon name="phone" />
            {t(DEPARTMENT_WORDS[department])} {phone}
          </a>
        </p>
      )}
    </>
  )
}

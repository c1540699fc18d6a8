import { weekTable } from '@/core/place/hours/table'
import { DEPARTMENT_WORDS, type Place } from '@/core/place/addresses'
import { addressLine, stripDepartment } from '@/core/place/locationNames'
import type { LocationView } from '@/core/place/views'
import { t } from '@/lib/words'
import { HoursTable } from './HoursTable'
import { LocationOpen } from './LocationOpen'
import { PlaceLinks } from './PlaceLinks'
import { TodayNote } from './TodayNote'

interface Props {
  location: LocationView
  place: Place
  now: Date
}

/** Beside a form: who answers it, where and when, and how else to reach them. */
export function LocationBox({ location, place, now }: Props) {
  const { location_type: department, timezone, coming_late } = location
  const there = place.departments.find((one) => one.department === department)
  const rows = coming_late || !there ? [] : weekTable(there.entries, department, timezone, now)
  return (
    <div className="locbox">
      <div className="buy__location">
        <b>{stripDepartment(location.name)}</b>
        <LocationOpen location={location} now={now} />
      </div>
      <p>{addressLine(location.address)}</p>
      {there && !coming_late && <TodayNote there={there} now={now} />}
      {rows.length > 0 && (
        <HoursTable
          caption={t('{department} hours', { department: t(DEPARTMENT_WORDS[department]) })}
          rows={rows}
        />
      )}
      <div className="place__act">
        <PlaceLinks location={location} />
      </div>
    </div>
  )
}

import { Icon } from '@/components/ui/Icon'
import { civilAt, dateWord } from '@/domain/hours/civil'
import { closureOn } from '@/domain/hours/runs'
import { weekTable } from '@/domain/hours/table'
import { telHref } from '@/domain/phones'
import { DEPARTMENT_WORDS, type Place, type PlaceDepartment } from '@/domain/place/addresses'
import { t } from '@/lib/words'
import { HoursTable } from './HoursTable'
import { OpenNow } from './OpenNow'
import { phoneOf } from './PlaceLinks'

interface Props {
  there: PlaceDepartment
  place: Place
  now: Date
}

function Closure({ there: { department, entries, location }, now }: Omit<Props, 'place'>) {
  const today = civilAt(now, location.timezone).date
  const closure = closureOn(entries, department, today)
  if (!closure) return null
  return (
    <p className="note note--warn">
      {closure.to === today
        ? t('Closed today')
        : t('Closed up to and including {day}', { day: dateWord(closure.to, 'day') })}
      {closure.note && `: ${closure.note}`}
    </p>
  )
}

/** The week of one department, its own number, and what is out of the ordinary today. */
export function DepartmentHours({ there, place, now }: Props) {
  const { department, location, entries } = there
  const phone = phoneOf(location)
  if (location.coming_late) return <p className="status is-shut">{location.coming_late}</p>
  const itself = {
    contact_detail: { opening_hours: entries },
    timezone: location.timezone,
    location_type: department,
  }
  return (
    <>
      <Closure there={there} now={now} />
      {department !== place.main.location_type && <OpenNow location={itself} now={now} />}
      <HoursTable
        caption={t('{department} hours', { department: t(DEPARTMENT_WORDS[department]) })}
        rows={weekTable(entries, department, location.timezone, now)}
      />
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

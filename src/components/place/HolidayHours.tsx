import { Icon } from '@/components/ui/Icon'
import { DEPARTMENT_WORDS, type Place } from '@/core/place/addresses'
import { holidayTable } from '@/core/place/hours/table'
import type { Department } from '@/core/place/views'
import { t } from '@/lib/words'
import { HoursTable } from './HoursTable'

interface Props {
  place: Place
  now: Date
  /** The department that the page is about comes first. */
  first?: Department
}

/** The dialog of holidays and other dates. Its button is hidden when there are none. */
export function HolidayHours({ place, now, first }: Props) {
  const tables = place.departments
    .toSorted((a, b) => Number(b.department === first) - Number(a.department === first))
    .map(({ department, entries, location }) => ({
      department,
      rows: holidayTable(entries, department, location.timezone, now),
    }))
    .filter(({ rows }) => rows.length > 0)
  if (tables.length === 0) return null
  const id = `holidays-${place.main.slug}`
  return (
    <>
      <button className="btn btn--soft" type="button" data-open={id} aria-haspopup="dialog">
        <Icon name="calendar" />
        <span className="given">{t('Holiday Opening Hours')}</span>
      </button>
      <dialog className="dlg dlg--hours" id={id} aria-labelledby={`${id}-title`}>
        <div className="sheet__head">
          <h2 className="given" id={`${id}-title`}>
            {t('Holiday Opening Hours')}
          </h2>
          <button className="icon-btn" type="button" data-close aria-label={t('Close')}>
            <Icon name="close" />
          </button>
        </div>
        {tables.map(({ department, rows }) => (
          <section key={department}>
            {tables.length > 1 && <h3>{t(DEPARTMENT_WORDS[department])}</h3>}
            <HoursTable
              caption={t('{department} hours on holidays', { department: t(DEPARTMENT_WORDS[department]) })}
              rows={rows}
            />
          </section>
        ))}
      </dialog>
    </>
  )
}

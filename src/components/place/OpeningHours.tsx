import { Tabs } from '@/components/ui/Tabs'
import { DEPARTMENT_WORDS, hasHours, type Place } from '@/core/place/addresses'
import type { Department } from '@/core/place/views'
import { t } from '@/lib/words'
import { DepartmentHours } from './DepartmentHours'

interface Props {
  place: Place
  now: Date
  /** Makes the ids of this list unique on the page. */
  id: string
  selected?: Department
}

/** The week of each department, one at a time. Renders nothing without hours. */
export function OpeningHours({ place, now, id, selected }: Props) {
  if (!hasHours(place)) return null
  const open = place.departments.filter(({ entries, location }) => entries.length > 0 || location.coming_late)
  const items = open.map((there) => ({
    label: t(DEPARTMENT_WORDS[there.department]),
    panel: <DepartmentHours there={there} place={place} now={now} />,
  }))
  const at = open.findIndex(({ department }) => department === selected)
  return (
    <div className="tabs tabs--hours">
      {items.length > 1 ? (
        <Tabs
          id={`${id}-${place.main.slug}`}
          label={t('Department of {name}', { name: place.name })}
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

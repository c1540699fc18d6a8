import { stripDepartment } from '@/core/place/locationNames'
import type { LocationView } from '@/core/place/views'
import { t } from '@/lib/words'

interface Props {
  locations: readonly LocationView[]
  chosen: string
  hrefOf(slug: string): string
}

/** Links, because another location has other days. Not shown when there is only one. */
export function LocationPicker({ locations, chosen, hrefOf }: Props) {
  if (locations.length < 2) return null
  return (
    <nav className="wheres" aria-labelledby="b-where">
      <h2 id="b-where">{t('Where?')}</h2>
      <ul data-scroll="">
        {locations.map((location) => (
          <li key={location.slug}>
            <a
              className={location.slug === chosen ? 'where is-on' : 'where'}
              href={hrefOf(location.slug)}
              aria-current={location.slug === chosen ? 'true' : undefined}
            >
              <b>{stripDepartment(location.name)}</b>
              <span>{[location.address.street, location.address.city].filter(Boolean).join(', ')}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { stripDepartment } from '@/domain/place/locationNames'
import type { LocationView } from '@/domain/views'
import { t } from '@/lib/words'

interface Props {
  places: readonly LocationView[]
  chosen: string
  hrefOf(slug: string): string
}

/** Links, because another location has other days. Not shown when there is only one. */
export function PlacePicker({ places, chosen, hrefOf }: Props) {
  if (places.length < 2) return null
  return (
    <nav className="wheres" aria-labelledby="b-where">
      <h2 id="b-where">{t('Where?')}</h2>
      <ul>
        {places.map((place) => (
          <li key={place.slug}>
            <a
              className={place.slug === chosen ? 'where is-on' : 'where'}
              href={hrefOf(place.slug)}
              aria-current={place.slug === chosen ? 'true' : undefined}
            >
              <b>{stripDepartment(place.name)}</b>
              <span>{[place.address.street, place.address.city].filter(Boolean).join(', ')}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

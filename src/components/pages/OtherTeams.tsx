import { stripDepartment } from '@/core/place/locationNames'
import type { LocationView } from '@/core/place/views'
import { t } from '@/lib/words'

export function OtherTeams({ places }: { places: readonly Pick<LocationView, 'slug' | 'name'>[] }) {
  if (places.length === 0) return null
  return (
    <nav className="quick" aria-label={t('Our other teams')}>
      {places.map(({ slug, name }) => (
        <a key={slug} className="quick__b" href={`/teams/${slug}`}>
          {stripDepartment(name)}
        </a>
      ))}
    </nav>
  )
}

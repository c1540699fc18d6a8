import { OpenNow } from '@/components/place/OpenNow'
import { placesByAddress } from '@/core/place/addresses'
import { t } from '@/lib/words'
import type { Frame } from './frame'
import { MobileGroup } from './MobileGroup'

export function MobilePlaces({ locations, now }: Pick<Frame, 'locations' | 'now'>) {
  const places = placesByAddress(locations)
  if (places.length === 0) return null
  return (
    <MobileGroup label={t('Locations')} first={{ label: t('All locations and hours'), href: '/locations' }}>
      {places.map(({ main, name }) => (
        <li key={main.id}>
          <a className="drawer__place" href={`/locations/${main.slug}`}>
            {name}
            <small>
              <OpenNow location={main} now={now} variant="plain" />
            </small>
          </a>
        </li>
      ))}
    </MobileGroup>
  )
}

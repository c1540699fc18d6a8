import { OpenNow } from '@/components/place/OpenNow'
import { placesByAddress } from '@/core/place/addresses'
import { t } from '@/lib/words'
import type { Frame } from './frame'
import { DRAWER_PLACES } from './lateMenus'
import { First, MobileGroup } from './MobileGroup'

const allPlaces = () => ({ label: t('All locations and hours'), href: '/locations' })

/** In the page: the way to all of them. */
export const MobilePlaces = () => (
  <MobileGroup label={t('Locations')} lateId={DRAWER_PLACES} first={allPlaces()} />
)

export const LatePlaces = ({ locations, now }: Pick<Frame, 'locations' | 'now'>) => (
  <>
    <First page={allPlaces()} />
    {placesByAddress(locations).map(({ main, name }) => (
      <li key={main.id}>
        <a className="drawer__place" href={`/locations/${main.slug}`}>
          {name}
          <small>
            <OpenNow location={main} now={now} variant="plain" />
          </small>
        </a>
      </li>
    ))}
  </>
)

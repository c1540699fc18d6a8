import { Picture } from '@/components/ui/Picture'
import { hasHours, type Place } from '@/core/place/addresses'
import { addressLine } from '@/core/place/locationNames'
import { t } from '@/lib/words'
import { LocationOpen } from './LocationOpen'
import { OpeningHours } from './OpeningHours'
import { PlaceLinks } from './PlaceLinks'

interface Props {
  places: readonly Place[]
  now: Date
}

/** A line for each address: where it is, then when it opens or closes next. The week is folded. */
export const PlaceBoard = ({ places, now }: Props) => (
  <ul className="board">
    {places.map((place) => (
      <li key={place.main.id} className="board__row">
        <div>
          <h2>
            <a href={`/locations/${place.main.slug}`}>{place.name}</a>
          </h2>
          <p>{addressLine(place.main.address)}</p>
        </div>
        {place.main.image && (
          <div className="board__pic fills">
            <Picture url={place.main.image.image.url} width={640} height={360} sizes="320px" />
          </div>
        )}
        <LocationOpen location={place.main} now={now} />
        <div className="board__act">
          <PlaceLinks location={place.main} />
        </div>
        {hasHours(place) && (
          <details>
            <summary>{t('Opening hours')}</summary>
            <OpeningHours place={place} now={now} id="places" />
          </details>
        )}
      </li>
    ))}
  </ul>
)

import { Rating } from '@/components/reviews/Rating'
import type { Place } from '@/core/place/addresses'
import { addressLine } from '@/core/place/locationNames'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { MapView } from '@/core/place/views'
import { LocationOpen } from './LocationOpen'
import { OpeningHours } from './OpeningHours'
import { PlaceLinks } from './PlaceLinks'
import { PlaceMap } from './PlaceMap'

interface Props {
  place: Place
  now: Date
  config: TenantConfig
  /** Makes the ids of this list of cards unique on the page. */
  id: string
  picture: MapView | null
  heading?: 'h2' | 'h3' | 'h4'
  /** Of its pin on the drawing beside the cards. */
  number?: number | undefined
}

/** One card for one address: its departments, their hours, and how to reach them. */
export function LocationCard({ place, now, config, id, picture, number, heading: Heading = 'h3' }: Props) {
  const { main, name } = place
  return (
    <article className="place">
      {picture && (
        <PlaceMap map={picture} className="place__map fills" sizes="(max-width: 639px) 82vw, 440px" />
      )}
      <div className="place__body">
        <Heading className={number === undefined ? undefined : 'place__pinned'}>
          {number !== undefined && <span className="place__n">{number}</span>}
          <a href={`/locations/${main.slug}`}>{name}</a>
        </Heading>
        <LocationOpen location={main} now={now} />
        <p className="place__addr">{addressLine(main.address)}</p>
        <Rating rating={main.average_rating} count={main.review_count} config={config} />
        <OpeningHours place={place} now={now} id={id} />
        <div className="place__act">
          <PlaceLinks location={main} />
        </div>
      </div>
    </article>
  )
}

import type { ReactNode } from 'react'
import { Rating } from '@/components/reviews/Rating'
import type { Place } from '@/core/place/addresses'
import { licenceLine } from '@/core/place/licence'
import { addressLine } from '@/core/place/locationNames'
import { pictureOf } from '@/core/place/map'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { LocationView } from '@/core/place/views'
import { t } from '@/lib/words'
import { LocationOpen } from './LocationOpen'
import { PlaceLinks } from './PlaceLinks'
import { PlaceMap } from './PlaceMap'

interface Props {
  location: LocationView
  place: Place
  config: TenantConfig
  now: Date
  heading?: 'h1' | 'h2'
  children?: ReactNode
}

/** A number with its kind before it, unless the text already contains the kind. */
const named = (kind: string, number: string | null | undefined): string | null =>
  number ? (/[a-z]{4}/i.test(number) ? number : `${kind} ${number}`) : null

export function LocationHead({ location, place, config, now, heading: Heading = 'h1', children }: Props) {
  const licences = [
    licenceLine(location.dealer_license_number, config.country),
    named(t('Motor vehicle repairer'), location.motor_vehicle_repairer),
  ].filter(Boolean)
  const picture = pictureOf(location.image ? location : place.main) ?? location.map
  return (
    <section className={picture ? 'loc' : 'loc loc--plain'}>
      {picture && (
        <PlaceMap
          map={picture}
          className="loc__map fills"
          sizes="(max-width: 1023px) 100vw, 70vw"
          priority={Heading === 'h1'}
        />
      )}
      <div className="wrap loc__in">
        <div className="loc__card">
          {children}
          <Heading>{place.name}</Heading>
          <LocationOpen location={location} now={now} />
          <p className="loc__addr">{addressLine(location.address)}</p>
          <Rating rating={location.average_rating} count={location.review_count} config={config} />
          <div className="row">
            <PlaceLinks location={location} call="btn btn--brand" directions="btn btn--line" />
          </div>
          {licences.length > 0 && <p className="loc__law">{licences.join(' · ')}</p>}
        </div>
      </div>
    </section>
  )
}

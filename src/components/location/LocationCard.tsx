import { Icon } from '@/components/ui/Icon'
import { addressLine, stripDepartment } from '@/domain/place/locationNames'
import { telHref } from '@/domain/phones'
import type { TenantConfig } from '@/domain/tenant/tenantConfig'
import type { LocationView } from '@/domain/views'
import { directionsHref } from './address'
import { MapArt } from './MapArt'
import { OpenNow } from './OpenNow'
import { Rating } from '@/components/review/Rating'

interface Props {
  location: LocationView
  now: Date
  config: TenantConfig
  heading?: 'h2' | 'h3'
}

const TYPE_WORDS = { sales: '', service: 'Service', parts: 'Parts' } as const

export function LocationCard({ location, now, config, heading: Heading = 'h3' }: Props) {
  const { address, contact_detail: contact } = location
  const phone = contact.phone ?? contact.landline_phone
  const name = [stripDepartment(location.name), TYPE_WORDS[location.location_type]].filter(Boolean).join(', ')
  return (
    <article className="place">
      <div className="place__map" aria-hidden="true">
        <MapArt />
      </div>
      <div className="place__body">
        <Heading>
          <a href={`/locations/${location.slug}`}>{name}</a>
        </Heading>
        {location.coming_late ? (
          <p className="status is-shut">{location.coming_late}</p>
        ) : (
          <OpenNow location={location} now={now} />
        )}
        <p className="place__addr">{addressLine(address)}</p>
        <Rating rating={location.average_rating} count={location.review_count} config={config} />
        <div className="place__act">
          {phone && (
            <a className="link" href={telHref(phone)}>
              <Icon name="phone" />
              {phone}
            </a>
          )}
          <a className="link" href={directionsHref(location)} rel="noopener">
            <Icon name="directions" />
            Get directions
          </a>
        </div>
      </div>
    </article>
  )
}

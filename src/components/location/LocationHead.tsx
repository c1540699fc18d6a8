import type { ReactNode } from 'react'
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
  config: TenantConfig
  now: Date
  children: ReactNode
}

/** A number with its kind before it, unless the text already contains the kind. */
const named = (kind: string, number: string | null | undefined): string | null =>
  number ? (/[a-z]{4}/i.test(number) ? number : `${kind} ${number}`) : null

export function LocationHead({ location, config, now, children }: Props) {
  const phone = location.contact_detail.phone ?? location.contact_detail.landline_phone
  const licences = [
    named('Dealer licence', location.dealer_license_number),
    named('Motor vehicle repairer', location.motor_vehicle_repairer),
  ].filter(Boolean)
  return (
    <section className="loc">
      <div className="loc__map">
        <MapArt />
      </div>
      <div className="wrap loc__in">
        <div className="loc__card">
          {children}
          <h1>{stripDepartment(location.name)}</h1>
          <Rating rating={location.average_rating} count={location.review_count} config={config} />
          <p className="loc__addr">{addressLine(location.address)}</p>
          {location.coming_late ? (
            <p className="status is-shut">{location.coming_late}</p>
          ) : (
            <OpenNow location={location} now={now} />
          )}
          <div className="row">
            {phone && (
              <a className="btn btn--brand" href={telHref(phone)}>
                <Icon name="phone" />
                {phone}
              </a>
            )}
            <a className="btn btn--line" href={directionsHref(location)} rel="noopener">
              <Icon name="directions" />
              Get directions
            </a>
          </div>
          {licences.length > 0 && <p className="loc__law">{licences.join(' · ')}</p>}
        </div>
      </div>
    </section>
  )
}

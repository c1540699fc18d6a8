import { Icon } from '@/components/ui/Icon'
import { addressLine, stripDepartment } from '@/domain/place/locationNames'
import { telHref } from '@/domain/phones'
import type { LocationView } from '@/domain/views'
import { OpenNow } from './OpenNow'

export function LocationBox({ location, now }: { location: LocationView; now: Date }) {
  const phone = location.contact_detail.phone ?? location.contact_detail.landline_phone
  return (
    <div className="buy__place">
      <p>
        <b>{stripDepartment(location.name)}</b>
      </p>
      <OpenNow location={location} now={now} />
      <p>{addressLine(location.address)}</p>
      {phone && (
        <p>
          <a className="link" href={telHref(phone, location.country)}>
            <Icon name="phone" />
            {phone}
          </a>
        </p>
      )}
    </div>
  )
}

import { OpenNow } from '@/components/location/OpenNow'
import { Icon } from '@/components/ui/Icon'
import { telHref } from '@/domain/phones'
import { addressLine, stripDepartment } from '@/domain/place/locationNames'
import type { LocationView } from '@/domain/views'

interface Props {
  place: LocationView
  now: Date
}

export function BookingPlace({ place, now }: Props) {
  const { phone } = place.contact_detail
  return (
    <div className="buy__place">
      <div className="buy__yard">
        <b>{stripDepartment(place.name)}</b>
        <OpenNow location={place} now={now} />
      </div>
      <p>{addressLine(place.address)}</p>
      {phone && (
        <p>
          <a className="link" href={telHref(phone)}>
            <Icon name="phone" />
            {phone}
          </a>
        </p>
      )}
    </div>
  )
}

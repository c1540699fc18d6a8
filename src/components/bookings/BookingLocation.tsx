import { LocationNote } from '@/components/place/LocationNote'
import { Icon } from '@/components/ui/Icon'
import { telHref } from '@/core/place/phones/phones'
import type { LocationView } from '@/core/place/views'

interface Props {
  location: LocationView
  now: Date
}

export function BookingLocation({ location, now }: Props) {
  const { phone } = location.contact_detail
  return (
    <LocationNote location={location} now={now}>
      {phone && (
        <p>
          <a className="link" href={telHref(phone, location.country)}>
            <Icon name="phone" />
            {phone}
          </a>
        </p>
      )}
    </LocationNote>
  )
}

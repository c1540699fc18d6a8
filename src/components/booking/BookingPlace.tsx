import { LocationNote } from '@/components/location/LocationNote'
import { Icon } from '@/components/ui/Icon'
import { telHref } from '@/domain/phones'
import type { LocationView } from '@/domain/views'

interface Props {
  place: LocationView
  now: Date
}

export function BookingPlace({ place, now }: Props) {
  const { phone } = place.contact_detail
  return (
    <LocationNote location={place} now={now}>
      {phone && (
        <p>
          <a className="link" href={telHref(phone, place.country)}>
            <Icon name="phone" />
            {phone}
          </a>
        </p>
      )}
    </LocationNote>
  )
}

import { LocationNote } from '@/components/place/LocationNote'
import { Picture } from '@/components/ui/Picture'
import { Icon } from '@/components/ui/Icon'
import { telHref } from '@/core/place/phones/phones'
import type { LocationView } from '@/core/place/views'

interface Props {
  location: LocationView
  now: Date
}

export function BookingLocation({ location, now }: Props) {
  const { phone } = location.contact_detail
  const picture = location.image?.image.url
  return (
    <>
      {picture && (
        <div className="sum__pic fills">
          <Picture url={picture} width={800} height={450} sizes="(min-width: 1024px) 384px, 92vw" />
        </div>
      )}
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
    </>
  )
}

import { Icon } from '@/components/ui/Icon'
import { telHref } from '@/core/place/phones/phones'
import type { LocationView } from '@/core/place/views'
import { t } from '@/lib/words'
import { directionsHref } from './address'
import { phoneOf } from '@/core/place/contactWays'
import { CallButton } from './CallButton'

interface PhoneProps {
  location: LocationView
  className: string
}

/** Where the dealer counts its calls, a button that shows the number. */
export const HiddenPhone = ({ location, className }: PhoneProps) => {
  const masked = location.contact_detail.masked_phone
  if (!masked) return null
  return (
    <CallButton
      of={`locations/${location.slug}`}
      label={t('Show number')}
      begins={masked}
      className={className}
    />
  )
}

interface Props {
  location: LocationView
  /** Classes of the two links; without them, plain links. */
  call?: string
  directions?: string
}

export function PlaceLinks({ location, call = 'link', directions = 'link' }: Props) {
  const phone = phoneOf(location)
  return (
    <>
      {phone && (
        <a className={call} href={telHref(phone, location.country)}>
          <Icon name="phone" />
          {phone}
        </a>
      )}
      <HiddenPhone location={location} className={call} />
      <a className={directions} href={directionsHref(location)} rel="noopener">
        <Icon name="directions" />
        {t('Get directions')}
      </a>
    </>
  )
}

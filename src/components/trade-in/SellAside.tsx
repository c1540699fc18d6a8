import type { ReactNode } from 'react'
import { BookingCar } from '@/components/bookings/BookingCar'
import { PlaceLinks } from '@/components/place/PlaceLinks'
import { LocationNote } from '@/components/place/LocationNote'
import { Icon } from '@/components/ui/Icon'
import { TickList } from '@/components/ui/TickList'
import type { Car } from '@/core/car/car'
import { carTitle } from '@/core/car/text'
import type { LocationView } from '@/core/place/views'
import { phrase, t } from '@/lib/words'

interface Props {
  /** The shopper's own car in one line; empty before it is known. */
  own: string
  plate: string
  wanted: Car | null
  location: LocationView | null
  now: Date
  children?: ReactNode
}

const TICKS = [
  phrase('A guide range costs nothing and binds you to nothing'),
  phrase('Every car is looked at before a price is agreed'),
  phrase('Use it against a car here, or just sell it'),
]

export function SellAside({ own, plate, wanted, location, now, children }: Props) {
  return (
    <aside className="sum" aria-label={t('Your trade-in')}>
      <details>
        <summary>
          <span>
            {own || t(wanted ? 'The car you want' : 'What to expect')}
            <small>{plate || (wanted ? carTitle(wanted) : t('Guide range, look, price'))}</small>
          </span>
          <Icon name="down" />
        </summary>
        <div className="sum__in">
          {children}
          {wanted && (
            <div>
              {own && <p className="sell__for">{t('Towards')}</p>}
              <BookingCar car={wanted} />
            </div>
          )}
          <TickList items={TICKS} one />
        </div>
        {location && (
          <LocationNote location={location} now={now}>
            <p className="place__act">
              <PlaceLinks location={location} />
            </p>
          </LocationNote>
        )}
      </details>
    </aside>
  )
}

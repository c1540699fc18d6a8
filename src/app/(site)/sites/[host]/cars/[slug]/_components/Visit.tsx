import { Icon } from '@/components/ui/Icon'
import { directionsHref } from '@/components/place/address'
import { HolidayHours } from '@/components/place/HolidayHours'
import { OpeningHours } from '@/components/place/OpeningHours'
import { OpenNow } from '@/components/place/OpenNow'
import { PlaceMap } from '@/components/place/PlaceMap'
import { pictureThere, placeOf } from '@/core/place/addresses'
import { addressLine, stripDepartment } from '@/core/place/locationNames'
import { isSold } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import type { LocationView } from '@/core/place/views'
import { t } from '@/lib/words'

interface Props {
  car: Car
  location: LocationView | null
  /** All of the dealer's: the departments at the same address are on the same card. */
  locations: readonly LocationView[]
  now: Date
}

const headingOf = (car: Car, place: string): string => {
  if (isSold(car)) return t('Our yard in {place}', { place })
  return car.status === 'coming_soon'
    ? t('It comes to {place}', { place })
    : t('See it in {place}', { place })
}

/** The car's location. Its heading takes the focus when a shopper follows a link to it. */
export function Visit({ car, location, locations, now }: Props) {
  if (!location) return null
  const name = stripDepartment(location.name)
  const place = placeOf(location, locations)
  const picture = pictureThere(location, locations)
  return (
    <section className="vsec" id="vehicle-map" tabIndex={-1}>
      <h2>{headingOf(car, location.address.city ?? name)}</h2>
      <div className={picture ? 'visit' : 'visit visit--plain'}>
        {picture && (
          <PlaceMap map={picture} className="visit__map fills" sizes="(max-width: 639px) 100vw, 50vw" />
        )}
        <div className="visit__txt">
          <h3>
            <a href={`/locations/${location.slug}`}>{name}</a>
          </h3>
          <OpenNow location={location} now={now} />
          <p>{addressLine(location.address)}</p>
          <OpeningHours place={place} now={now} id="hours" />
          <HolidayHours place={place} now={now} />
          <a className="link" href={directionsHref(location)} rel="noopener">
            <Icon name="directions" />
            {t('Get directions')}
          </a>
        </div>
      </div>
    </section>
  )
}

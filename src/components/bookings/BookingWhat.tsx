import { CarPicture } from '@/components/car/CarPicture'
import { AskFor } from '@/components/pages/AskFor'
import { LocationNote } from '@/components/place/LocationNote'
import { PlaceLinks } from '@/components/place/PlaceLinks'
import { Picture } from '@/components/ui/Picture'
import type { Car } from '@/core/car/car'
import { carAlt, carImages } from '@/core/car/text'
import type { TeamMemberView } from '@/core/dealer/views'
import type { LocationView, MapView } from '@/core/place/views'
import { CarLine } from './BookingCar'

const SIZES = '(min-width: 1024px) 480px, 100vw'

interface Props {
  car: Car | null
  location: LocationView
  /** Of the place, where no car is chosen. */
  picture: MapView | null
  /** One of them receives a driver; none does a service. */
  team: readonly TeamMemberView[]
  now: Date
}

function Shown({ car, picture }: Pick<Props, 'car' | 'picture'>) {
  const [first] = car ? carImages(car) : []
  if (car && first)
    return <CarPicture url={first.url} alt={carAlt(car)} sizes={SIZES} widths={[480, 640, 960]} priority />
  return (
    picture && <Picture url={picture.url} alt={picture.alt} width={960} height={600} sizes={SIZES} priority />
  )
}

/** What is booked: the car, or a picture of the place; where, and who is there. */
export function BookingWhat({ car, location, picture, team, now }: Props) {
  const hasPicture = car ? carImages(car).length > 0 : picture !== null
  return (
    <>
      {hasPicture && (
        <figure className="book__pic fills">
          <Shown car={car} picture={picture} />
        </figure>
      )}
      {car && (
        <p className="book__car">
          <CarLine car={car} />
        </p>
      )}
      <LocationNote location={location} now={now}>
        <div className="book__ways">
          <PlaceLinks location={location} />
          <AskFor team={team} at={location.slug} />
        </div>
      </LocationNote>
    </>
  )
}

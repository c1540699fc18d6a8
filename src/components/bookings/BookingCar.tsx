import { CarPicture } from '@/components/car/CarPicture'
import { carAlt, carHref, carImages, carTitle, carVariant } from '@/core/car/text'
import type { Car } from '@/core/car/car'
import { t } from '@/lib/words'

/** Which car it is, with the way to its page. */
export const CarLine = ({ car }: { car: Car }) => (
  <>
    <a href={carHref(car)}>
      <b>{carTitle(car)}</b>
    </a>
    <span>
      {[carVariant(car), t('Stock no. {stocknum}', { stocknum: car.stocknum })].filter(Boolean).join(', ')}
    </span>
  </>
)

export function BookingCar({ car }: { car: Car }) {
  const [first] = carImages(car)
  return (
    <div className="mini">
      <div className="mini__pic fills">
        {first && (
          <CarPicture url={first.url} alt={carAlt(car)} sizes="(min-width: 1024px) 384px, 92vw" eager />
        )}
      </div>
      <div className="mini__txt">
        <CarLine car={car} />
      </div>
    </div>
  )
}

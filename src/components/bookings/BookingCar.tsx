import { CarPicture } from '@/components/car/CarPicture'
import { carAlt, carHref, carImages, carTitle, carVariant } from '@/core/car/text'
import type { Car } from '@/core/car/car'
import { t } from '@/lib/words'

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
        <a href={carHref(car)}>
          <b>{carTitle(car)}</b>
        </a>
        <span>
          {[carVariant(car), t('Stock no. {stocknum}', { stocknum: car.stocknum })]
            .filter(Boolean)
            .join(', ')}
        </span>
      </div>
    </div>
  )
}

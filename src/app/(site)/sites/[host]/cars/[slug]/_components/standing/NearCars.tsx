import { CarPicture } from '@/components/car/CarPicture'
import type { Car } from '@/core/car/car'
import { shortPrice } from '@/core/car/price'
import { carHref, carImages, carTitle, carVariant } from '@/core/car/text'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { t } from '@/lib/words'

interface Props {
  cars: readonly Car[]
  config: TenantConfig
}

export function NearCars({ cars, config }: Props) {
  if (!cars.length) return null
  return (
    <div className="nearby">
      <h2>{t('Closest to it, in stock now')}</h2>
      <ul>
        {cars.map((car) => {
          const [picture] = carImages(car)
          return (
            <li key={car.id}>
              {picture && <CarPicture url={picture.url} alt="" sizes="96px" widths={[160, 320]} />}
              <a href={carHref(car)}>{carTitle(car)}</a>
              <span>{carVariant(car)}</span>
              <b>{shortPrice(car, config)}</b>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

import { CarPicture } from '@/components/car/CarPicture'
import { carAlt, carHref, carImages, carTitle, carVariant } from '@/core/car/text'
import type { Car } from '@/core/car/car'
import { priceOf } from '@/core/car/price'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { t } from '@/lib/words'

interface Props {
  car: Car
  config: TenantConfig
  hasEstimate: boolean
}

export function FinanceCar({ car, config, hasEstimate }: Props) {
  const [first] = carImages(car)
  const price = priceOf(car, config)
  return (
    <div className="calc__car">
      <div className="mini">
        <div className="mini__pic">
          {first && <CarPicture url={first.url} alt={carAlt(car)} sizes="116px" widths={[320]} eager />}
        </div>
        <div className="mini__txt">
          <a href={carHref(car)}>
            <b>{carTitle(car)}</b>
          </a>
          <span>{carVariant(car)}</span>
          <span>{price.kind === 'price' ? `${price.price.text} ${price.typeLabel}` : ''}</span>
        </div>
      </div>
      <a className="link" href="/search">
        {t('Another car')}
      </a>
      {!hasEstimate && (
        <p>{t('We have no estimate for this car. Ask below, and we work one out with you.')}</p>
      )}
    </div>
  )
}

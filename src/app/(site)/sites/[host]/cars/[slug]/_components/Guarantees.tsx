import { Icon } from '@/components/ui/Icon'
import { isAvailable } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { isCertified } from '@/core/car/certified'
import type { ReserveOffer } from '@/core/car/deposit'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { t } from '@/lib/words'
import { Unbroken } from '@/components/ui/Unbroken'

interface Props {
  car: Car
  config: TenantConfig
  offer: ReserveOffer | null
}

export function Guarantees({ car, config, offer }: Props) {
  if (car.car_type !== 'used' || !isAvailable(car) || isCertified(car, config) || !config.guarantees.length)
    return null
  return (
    <section className="vsec guarantees" id="guarantees">
      <h3>{t('With every used one')}</h3>
      <ul>
        {config.guarantees.map(({ title, text }) => (
          <li key={title}>
            <Icon name="shield" />
            <b>
              <Unbroken text={title} />
            </b>
            {text && <span>{text}</span>}
          </li>
        ))}
      </ul>
      {offer && (
        <a className="btn btn--line" href={offer.href}>
          <span className="given">{t('RESERVE ONLINE')}</span>
        </a>
      )}
    </section>
  )
}

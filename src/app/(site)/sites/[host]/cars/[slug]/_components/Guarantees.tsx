import { Icon } from '@/components/ui/Icon'
import { isAvailable } from '@/domain/car/availability'
import type { Car } from '@/domain/car/car'
import { isCertified } from '@/domain/car/certified'
import type { ReserveOffer } from '@/domain/reserve/offer'
import type { TenantConfig } from '@/domain/tenant/tenantConfig'
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
      <h2>{t('With every used one')}</h2>
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
        <a className="btn btn--accent" href={offer.href}>
          {t('RESERVE ONLINE')}
        </a>
      )}
    </section>
  )
}

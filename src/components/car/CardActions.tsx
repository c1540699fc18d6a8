import type { Car } from '@/core/car/car'
import type { CarControls } from '@/core/car/controls'
import type { ReserveOffer } from '@/core/car/deposit'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { cardEnquiry } from '@/core/dealer/config/cardEnquiry'
import { isTestDriveOnly } from '@/features/leads/leadEvents.rules'
import { carFormHref, carHref, carTitle, testDriveHref } from '@/core/car/text'
import { Icon } from '@/components/ui/Icon'
import { t } from '@/lib/words'

interface Props {
  car: Car
  controls: CarControls
  config: Pick<TenantConfig, 'labels'>
  priced: boolean
  /** Null for a car that cannot be reserved. */
  offer: ReserveOffer | null
}

/** At most one filled button: reserving, where the car can be reserved. */
export function CardActions({ car, controls, config, priced, offer }: Props) {
  const { labels } = config
  if (controls.similar)
    return (
      <div className="card__act">
        <a className="btn btn--soft btn--wide" href={carFormHref(car, 'similar')} data-ask="">
          <span className="given">{t('Find Me Something Similar')}</span>
        </a>
      </div>
    )
  const drive = controls.testDrive && isTestDriveOnly(car)
  const enquiry = priced ? cardEnquiry(labels) : t('Ask for the price')
  const label = drive ? t('Book a test drive') : enquiry
  return (
    <div className="card__act">
      <a
        className="btn btn--soft"
        href={drive ? testDriveHref(car) : carFormHref(car, 'enquiry')}
        aria-label={`${label}, ${carTitle(car)}`}
        {...(drive ? { 'data-car': '' } : { 'aria-haspopup': 'dialog', 'data-ask': '' })}
      >
        {label}
      </a>
      {offer ? (
        <a className="btn btn--brand" href={offer.href} aria-label={`${offer.label}, ${carTitle(car)}`}>
          {offer.label}
        </a>
      ) : (
        <a
          className="link"
          href={carHref(car)}
          aria-label={`${labels.explore}, ${carTitle(car)}`}
          data-car=""
        >
          {labels.explore}
          <Icon name="right" />
        </a>
      )}
    </div>
  )
}

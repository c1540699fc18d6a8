import type { Car } from '@/core/car/car'
import { carFormHref } from '@/core/car/text'
import { LocationNote } from '@/components/place/LocationNote'
import { Call } from '@/app/(site)/sites/[host]/cars/[slug]/_components/Call'
import type { CarPageData } from '@/app/(site)/sites/[host]/cars/[slug]/page-data'
import { OwnHoldNote } from '@/components/reservations/ownHold/OwnHoldNote'
import { t } from '@/lib/words'
import { NearCars } from './NearCars'
import { LOCALE } from '@/lib/figures'

const soldOn = (car: Car, zone: string): string | null =>
  car.sold_date_timestamp
    ? new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', timeZone: zone }).format(
        car.sold_date_timestamp * 1000,
      )
    : null

export function SoldBox({ data: { site, car, call, location, free, now } }: { data: CarPageData }) {
  const day = soldOn(car, location?.timezone ?? site.config.timezone)
  return (
    <aside className="buy" aria-label={t('Sold')}>
      <div className="buy__box">
        <div className="buy__price">
          <p className="buy__sold">
            {t('Sold')}
            {day && ' ' + t('on {day}', { day })}
          </p>
          <OwnHoldNote slug={car.slug} isSold />
          <p>{t('Tell us what you liked, and we look for another like it.')}</p>
        </div>
        <div className="buy__cta">
          <a className="btn btn--brand btn--wide" href={carFormHref(car, 'similar')} data-ask>
            <span className="given">{t('Find Me Something Similar')}</span>
          </a>
          {call && (
            <Call
              call={call}
              slug={car.slug}
              label={site.config.labels.call}
              className="btn btn--line btn--wide"
            />
          )}
        </div>
        <NearCars cars={free} config={site.config} />
        {location && <LocationNote location={location} now={now} />}
      </div>
    </aside>
  )
}

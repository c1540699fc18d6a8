import { BookingLocation } from '@/components/bookings/BookingLocation'
import { DealBar } from '@/components/reservations/deals/DealBar'
import { DealLines } from '@/components/reservations/deals/DealLines'
import { Flow } from '@/components/reservations/Flow'
import { Summary } from '@/components/reservations/Summary'
import { priceLineLabel } from '@/core/car/price'
import { carHref, carTitle } from '@/core/car/text'
import { dealTerms } from '@/features/reservations/deals/offer.rules'
import { STEP_WORDS } from '@/features/reservations/deals/steps.rules'
import { sumOf } from '@/features/reservations/deals/totals.rules'
import { carOffer } from '@/core/car/finance/offer'
import { PROVIDERS } from '@/core/dealer/config/financeProviders'
import type { StartData } from '@/app/(site)/sites/[host]/checkout-journey/page-data'
import { t } from '@/lib/words'
import { CarStep } from './CarStep'
import { NOT_HELD } from './notHeld'

export function StartView({ data }: { data: StartData }) {
  const { site, car, steps, deposit } = data
  const sum = sumOf(dealTerms(car, site.config), {})
  const priceLabel = priceLineLabel(car.price_type, site.config)
  const lines = <DealLines {...{ sum, priceLabel }} paid={false} />
  return (
    <Flow
      crumbs={[
        { name: t('Home'), href: '/' },
        { name: carTitle(car), href: carHref(car) },
      ]}
      heading={t('Buy this {make} {model} online', { make: car.make, model: car.model })}
      steps={{ steps: steps.map((step) => STEP_WORDS[step]), current: 0 }}
      aside={
        <Summary
          car={car}
          config={site.config}
          deposit={deposit}
          status="today"
          hold={NOT_HELD}
          title={t('Your deal')}
          lines={lines}
          place={data.location && <BookingLocation location={data.location} now={data.now} />}
        />
      }
    >
      <CarStep car={car} config={site.config} deposit={deposit}>
        <form className="acts" method="post" action="/api/deals">
          <input type="hidden" name="car_id" value={car.slug} />
          <button className="btn btn--brand" type="submit">
            {t('Begin with this car')}
          </button>
          <a className="link" href={carHref(car)}>
            {t('Back to the car')}
          </a>
        </form>
      </CarStep>
      <DealBar
        {...{ sum, priceLabel }}
        zones={[]}
        offer={carOffer(car, site.config, data.now)}
        period={PROVIDERS[site.config.finance.providerKind].period}
        chosen={null}
      />
    </Flow>
  )
}

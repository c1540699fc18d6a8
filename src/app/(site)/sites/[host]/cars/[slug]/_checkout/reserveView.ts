import type { ReserveView } from '@/components/reservations/ReserveForm'
import { formatMoney } from '@/core/money/format'
import { stripDepartment } from '@/core/place/locationNames'
import { mustOfferInspection, type ReserveOffer, reservePath } from '@/core/car/deposit'
import { answeringClock } from '@/core/place/hours/answeringClock'
import { holdEnd } from '@/features/reservations/holdEnd.rules'
import type { CarPageData } from '@/app/(site)/sites/[host]/cars/[slug]/page-data'
import { t } from '@/lib/words'
import { locationMoment } from '@/core/place/moments'

export function reserveView({ site, car, location, now }: CarPageData, { deposit }: ReserveOffer) {
  const { config } = site
  const zone = location?.timezone ?? config.timezone
  const until = locationMoment(
    holdEnd(now.getTime(), config.reserve.hours, location && answeringClock(location, [])),
    zone,
    config.timezone,
  )
  const place = location ? stripDepartment(location.name) : site.tenant.name
  const form: ReserveView = {
    address: `/api/cars/${car.slug}/reserve`,
    path: reservePath(car, config),
    captcha: config.forms.captcha,
    submit:
      deposit > 0 ? t('Go to deposit, {deposit}', { deposit: formatMoney(deposit) }) : t('Reserve it now'),
    ways: [
      { value: 'yard', title: t('At the yard'), text: place },
      { value: 'video', title: t('On a video call'), text: t('We ring to agree a time') },
      { value: 'delivery', title: t('Deliver it to me'), text: t('We ring with a price before you decide') },
    ],
    optIn: config.consent.optInHidden ? null : config.consent.marketing,
    terms: config.reserve.terms,
    notice: config.consent.notice,
  }
  const hold =
    deposit > 0
      ? {
          title: t('Pay now and it is held until {until}', { until }),
          text: t('It is not held yet. When you go on, it waits 15 minutes for your payment.'),
        }
      : {
          title: t('Held until {until}', { until }),
          text: t('From the moment you send the form. No payment is asked.'),
        }
  const inspection = mustOfferInspection(car)
    ? t('You may inspect the car before you pay more than the deposit, and again before you take it home.')
    : null
  return { form, hold, inspection }
}

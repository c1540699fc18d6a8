import { AgreedLines } from '@/components/reservations/deals/AgreedLines'
import { Flow } from '@/components/reservations/Flow'
import { formatMoney } from '@/core/money/format'
import type { SentDeal } from '@/app/(site)/sites/[host]/checkout-journey/[id]/page-data'
import { t } from '@/lib/words'
import { locationMoment } from '@/core/place/moments'

export function SentView({ data: { site, reservation, deal, statusHref } }: { data: SentDeal }) {
  const { state, amount, held_until, place, reservation_id } = reservation
  const until = locationMoment(held_until, place.zone, site.config.timezone)
  const isPending = state === 'pending'
  const heading = {
    pending: t('One thing left: the deposit'),
    held: t('It is yours until {until}', { until }),
  }
  const lines = {
    pending: t('The {car_name} waits for your {amount} until {until}.', {
      car_name: deal.car_name,
      amount: formatMoney(amount),
      until,
    }),
    held: reservation.deal.some((line) => line.handover)
      ? t('All of your answers are with {name}.', { name: place.name })
      : t('{name} rings to agree a time. All of your answers are with them.', { name: place.name }),
  }
  const isSold = state === 'completed'
  return (
    <Flow
      crumbs={[
        { name: t('Home'), href: '/' },
        { name: deal.car_name, href: `/cars/${deal.car_slug}` },
      ]}
      heading={isSold ? t('It is yours') : heading[isPending ? 'pending' : 'held']}
    >
      <p className="lede">{isSold ? t('Thank you.') : lines[isPending ? 'pending' : 'held']}</p>
      <AgreedLines lines={reservation.deal} />
      <div className="acts">
        <a className="btn btn--brand" href={statusHref}>
          {isPending
            ? t('Go to the deposit, {amount}', { amount: formatMoney(amount) })
            : t('See the reservation')}
        </a>
      </div>
      <p className="fineprint">{t('Reference {reservation_id}', { reservation_id })}</p>
    </Flow>
  )
}

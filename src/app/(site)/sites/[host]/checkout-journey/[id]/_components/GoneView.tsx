import { CarCard } from '@/components/car/CarCard'
import { Flow } from '@/components/reservations/Flow'
import { LineForm } from '@/components/reservations/LineForm'
import { OwnHoldNote } from '@/components/reservations/ownHold/OwnHoldNote'
import { Icon } from '@/components/ui/Icon'
import { reservePath } from '@/core/car/deposit'
import type { GoneDeal } from '@/app/(site)/sites/[host]/checkout-journey/[id]/page-data'
import { t } from '@/lib/words'
import { locationMoment } from '@/core/place/moments'

export function GoneView({ data }: { data: GoneDeal }) {
  const { site, deal, held, free, now, zone } = data
  const { config } = site
  const until = locationMoment(deal.expires_at, zone, config.timezone)
  return (
    <Flow
      crumbs={[
        { name: t('Home'), href: '/' },
        { name: deal.car_name, href: `/cars/${deal.car_slug}` },
      ]}
      heading={t(held ? 'Someone else is reserving this car' : 'This car is not for sale any more')}
    >
      <OwnHoldNote slug={deal.car_slug} />
      <div className="note note--good">
        <Icon name="done" />
        <p>
          <b>{t('You were not charged, and your answers are kept.')}</b>{' '}
          {held
            ? t(
                'If it is free again before {until}, this page goes on where you left it. The first in line hears of it, at no cost.',
                { until },
              )
            : t('They are removed on {until}. We have not seen them.', { until })}
        </p>
      </div>
      {held && (
        <LineForm
          address={`/api/cars/${held.slug}/line`}
          path={reservePath(held, config)}
          captcha={config.forms.captcha}
          notice={config.consent.notice}
          known={deal.answers.details}
        />
      )}
      {free.length > 0 && (
        <>
          <h2>{t('Closest to it, in stock now')}</h2>
          <div className="grid">
            {free.map((other) => (
              <CarCard key={other.id} car={other} config={config} now={now} heading="h3" />
            ))}
          </div>
        </>
      )}
      <div className="acts">
        <a className="link" href="/search">
          {t('See the stock')}
        </a>
      </div>
    </Flow>
  )
}

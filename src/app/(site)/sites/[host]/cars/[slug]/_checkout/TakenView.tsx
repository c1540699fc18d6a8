import { CarCard } from '@/components/car/CarCard'
import { carTitle } from '@/core/car/text'
import { Flow } from '@/components/reservations/Flow'
import { LineForm } from '@/components/reservations/LineForm'
import { OwnHoldNote } from '@/components/reservations/ownHold/OwnHoldNote'
import { Icon } from '@/components/ui/Icon'
import { reservePath } from '@/core/car/deposit'
import type { CarPageData } from '@/app/(site)/sites/[host]/cars/[slug]/page-data'
import { t } from '@/lib/words'

interface Props {
  data: CarPageData
  /** The car became free again after the shopper saw that it was held. */
  isFree: boolean
  waiting: boolean
  /** The shopper sent the form. Others need not be told that nothing was charged. */
  tried: boolean
}

function Wait({ data: { site, car }, waiting }: Props) {
  if (waiting)
    return (
      <div className="done" role="status">
        <Icon name="done" />
        <h2>{t('You are in line.')}</h2>
        <p>
          {t('We email you when the {carTitle} is free again, one person at a time, first come first told.', {
            carTitle: carTitle(car),
          })}
        </p>
      </div>
    )
  return (
    <LineForm
      address={`/api/cars/${car.slug}/line`}
      path={reservePath(car, site.config)}
      captcha={site.config.forms.captcha}
      notice={site.config.consent.notice}
    />
  )
}

export function TakenView(props: Props) {
  const { data, isFree, tried } = props
  const { site, car, free, now } = data
  return (
    <Flow
      crumbs={[
        { name: t('Home'), href: '/' },
        { name: carTitle(car), href: `/cars/${car.slug}` },
      ]}
      heading={t('Someone else is reserving this car')}
    >
      <OwnHoldNote slug={car.slug} />
      <div className={tried ? 'note note--good' : 'note'}>
        <Icon name={tried ? 'done' : 'info'} />
        <div>
          <p>
            {tried && <b>{t('You were not charged.')} </b>}
            {isFree ? (
              <>
                {t('It is free again now:')} <a href={reservePath(car, site.config)}>{t('reserve it')}</a>.
              </>
            ) : (
              t('If it falls through, the first in line hears of it, at no cost.')
            )}
          </p>
          {!isFree && <p>{t('Did you reserve it? The link in our email opens your reservation.')}</p>}
        </div>
      </div>
      {!isFree && <Wait {...props} />}
      {free.length > 0 && (
        <>
          <h2>{t('Closest to it, in stock now')}</h2>
          <div className="grid">
            {free.map((other) => (
              <CarCard key={other.id} car={other} config={site.config} now={now} heading="h3" />
            ))}
          </div>
        </>
      )}
    </Flow>
  )
}

import { OfferAccepted } from '@/components/trade-in/OfferAccepted'
import { Faq } from '@/components/pages/Faq'
import { Icon } from '@/components/ui/Icon'
import { spokenModel } from '@/core/car/text'
import { leadEvent } from '@/features/leads/leadEvents.rules'
import { TRADE_FAQ } from '@/features/trade-in/faq.rules'
import type { Valuation } from '@/features/trade-in/journey'
import type { StepData } from '@/app/(site)/sites/[host]/valuations/[step]/page-data'
import { t } from '@/lib/words'
import { rangeText } from '@/core/money/format'
import { dayText } from '@/core/place/moments'

interface Props {
  data: StepData
  valuation: Valuation
}

export function DoneStep({ data: { site, journey, own, wanted }, valuation }: Props) {
  const { accepted, range, goodUntil, photos } = valuation
  const { lead_id, form, car } = journey
  return (
    <>
      <div className="done" role="status">
        <Icon name="done" />
        <h2>{t('{name} has it all.', { name: site.tenant.name })}</h2>
        <p>
          {t('A person looks at what you sent and tells you the next step. {replyPromise}', {
            replyPromise: site.config.forms.replyPromise,
          })}
        </p>
        <dl>
          <dt>{t('Reference')}</dt>
          <dd>{lead_id}</dd>
          <dt>{t('Your car')}</dt>
          <dd>{own}</dd>
          {accepted && range && (
            <>
              <dt>{t('Guide range')}</dt>
              <dd>{rangeText(range)}</dd>
              <dt>{t('Good until')}</dt>
              <dd>{dayText(goodUntil)}</dd>
            </>
          )}
          <dt>{t('Photos')}</dt>
          <dd>{photos.length || t('None')}</dd>
        </dl>
        <div className="row">
          <a className="btn btn--brand" href={wanted ? `/cars/${wanted.slug}` : '/search'}>
            {wanted ? t('Back to the {model}', { model: spokenModel(wanted) }) : t('See what it buys')}
          </a>
        </div>
      </div>
      <h2>{t('Questions people ask')}</h2>
      <Faq items={TRADE_FAQ} />
      {accepted && (
        <OfferAccepted
          lead_id={lead_id}
          event_id={leadEvent({ form, form_completed: true, offer_accepted: true }, null)}
          parameters={{
            form,
            vehicleMake: car.make ?? null,
            vehicleModel: car.model ?? null,
            vehicleYear: car.year ?? null,
            vehicleKilometers: car.km ?? null,
          }}
        />
      )}
    </>
  )
}

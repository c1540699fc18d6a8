import { OfferAccepted } from '@/components/sell/OfferAccepted'
import { Faq } from '@/components/content/Faq'
import { Icon } from '@/components/ui/Icon'
import { leadEvent } from '@/domain/leads/leadEvents'
import { dayText } from '@/domain/valuations/expiry'
import { TRADE_FAQ } from '@/domain/valuations/faq'
import { rangeText } from '@/domain/valuations/words'
import type { Valuation } from '@/valuations/journey'
import type { StepData } from '@/app/(site)/sites/[host]/valuations/[step]/page-data'

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
        <h2>{site.tenant.name} has it all.</h2>
        <p>A person looks at what you sent and tells you the next step. {site.config.forms.replyPromise}</p>
        <dl>
          <dt>Reference</dt>
          <dd>{lead_id}</dd>
          <dt>Your car</dt>
          <dd>{own}</dd>
          {accepted && range && (
            <>
              <dt>Guide range</dt>
              <dd>{rangeText(range)}</dd>
              <dt>Good until</dt>
              <dd>{dayText(goodUntil)}</dd>
            </>
          )}
          <dt>Photos</dt>
          <dd>{photos.length || 'None'}</dd>
        </dl>
        <div className="row">
          <a className="btn btn--brand" href={wanted ? `/cars/${wanted.slug}` : '/search'}>
            {wanted ? `Back to the ${wanted.model}` : 'See what it buys'}
          </a>
        </div>
      </div>
      <h2>Questions people ask</h2>
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

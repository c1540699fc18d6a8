import { DetailsForm, type DetailsView } from '@/components/reservations/deals/DetailsForm'
import { DeliveryForm, type DeliveryView } from '@/components/reservations/deals/DeliveryForm'
import { HandoverForm } from '@/components/reservations/deals/HandoverForm'
import { OwnDeposit } from '@/components/reservations/deals/OwnDeposit'
import { TradeInForm } from '@/components/reservations/deals/TradeInForm'
import { CarStep } from '@/app/(site)/sites/[host]/checkout-journey/_components/CarStep'
import type { OpenDeal } from '@/app/(site)/sites/[host]/checkout-journey/[id]/page-data'
import { t } from '@/lib/words'
import { hrefOf } from './hrefOf'
import { Review } from './Review'
import { LoanCalculator } from '@/components/money/LoanCalculator'
import { Icon } from '@/components/ui/Icon'
import { COLLECT } from '@/features/reservations/deals/answers.rules'
import { formatMoney } from '@/core/money/format'
import { addressLine, stripDepartment } from '@/core/place/locationNames'

const price = (fee: number): string => (fee > 0 ? formatMoney(fee) : t('Free'))

function waysOf({ site, location }: OpenDeal): DeliveryView['ways'] {
  const { config, tenant } = site
  const place = location ? stripDepartment(location.name) : tenant.name
  const where = addressLine(location?.address ?? config.address)
  return [
    { key: COLLECT, title: t('I collect it'), text: `${place}, ${where}`, price: t('Free') },
    ...config.purchase.delivery.map(({ key, label, text, fee }) => ({
      key,
      title: t('Delivered to {label}', { label }),
      text,
      price: price(fee),
    })),
  ]
}

/** Zones without data for the server only: the browser checks the postcode against them. */
const deliveryView = (data: OpenDeal): Pick<DeliveryView, 'ways' | 'zones'> => ({
  ways: waysOf(data),
  zones: data.site.config.purchase.delivery.map(({ key, label, postcodes }) => ({ key, label, postcodes })),
})

function detailsView({ deal, shopper }: OpenDeal): DetailsView['known'] {
  const { details } = deal.answers
  return {
    name: details?.name ?? shopper?.name ?? '',
    email: details?.email ?? shopper?.email ?? '',
    phone: details?.phone ?? shopper?.phone ?? '',
  }
}

function FinanceStep({ data: { deal, linkKey, loan, sum, requestedAgain } }: { data: OpenDeal }) {
  const address = `/api/deals/${deal.deal_id}/finance`
  return (
    <>
      {requestedAgain && (
        <div className="note" role="status">
          <Icon name="tag" />
          <p>
            <b>{t('What is left to pay has changed.')}</b> {t('Please choose again how you pay for it.')}
          </p>
        </div>
      )}
      <h2>{t('How would you like to pay for it?')}</h2>
      <form className="acts" method="post" action={address}>
        <input type="hidden" name="key" value={linkKey} />
        <button className="btn btn--line" name="wants" value="No">
          {t('I pay it without finance')}
        </button>
      </form>
      {loan && (
        <section className="deal__plain" aria-label={t('Finance')}>
          <h2>{t('Or see what it costs a {period}', { period: loan.period })}</h2>
          <LoanCalculator view={loan} action={`/checkout-journey/${deal.deal_id}`} />
          {!deal.answers.finance && <OwnDeposit least={sum.deposit} />}
        </section>
      )}
    </>
  )
}

export function StepView({ data }: { data: OpenDeal }) {
  const { site, deal, linkKey, car, steps, step, sum } = data
  const target = { address: `/api/deals/${deal.deal_id}/${step}`, linkKey }
  const { delivery, trade_in } = deal.answers
  switch (step) {
    case 'car':
      return (
        <CarStep car={car} config={site.config} deposit={sum.deposit}>
          <p className="acts">
            <a className="btn btn--brand" href={hrefOf(data, steps[1] ?? 'details')}>
              {t('Go on')}
            </a>
          </p>
        </CarStep>
      )
    case 'delivery':
      return <DeliveryForm view={{ ...target, ...deliveryView(data), known: delivery ?? null }} />
    case 'trade-in':
      return <TradeInForm view={{ ...target, known: trade_in ?? null }} />
    case 'finance':
      return <FinanceStep data={data} />
    case 'handover':
      return (
        <HandoverForm
          view={{
            ...target,
            times: data.times,
            gone: data.gone,
            known: deal.answers.handover?.start ?? null,
          }}
        />
      )
    case 'details':
      return <DetailsForm view={{ ...target, known: detailsView(data) }} />
    case 'payment':
      return <Review data={data} />
  }
}

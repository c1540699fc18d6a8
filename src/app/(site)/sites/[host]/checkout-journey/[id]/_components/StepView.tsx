import { DetailsForm } from '@/components/reservations/deals/DetailsForm'
import { DeliveryForm } from '@/components/reservations/deals/DeliveryForm'
import { TradeInForm } from '@/components/reservations/deals/TradeInForm'
import { CarStep } from '@/app/(site)/sites/[host]/checkout-journey/_components/CarStep'
import type { OpenDeal } from '@/app/(site)/sites/[host]/checkout-journey/[id]/page-data'
import { t } from '@/lib/words'
import { deliveryView, detailsView } from './formViews'
import { FinanceStep } from './FinanceStep'
import { hrefOf } from './hrefOf'
import { Review } from './Review'

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
    case 'details':
      return <DetailsForm view={{ ...target, known: detailsView(data) }} />
    case 'payment':
      return <Review data={data} />
  }
}

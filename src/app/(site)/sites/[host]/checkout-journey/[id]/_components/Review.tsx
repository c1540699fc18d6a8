import { DealLines } from '@/components/reservations/deals/DealLines'
import { SendForm } from '@/components/reservations/deals/SendForm'
import { priceLineLabel } from '@/core/car/price'
import { deliveryText, financeText, tradeInText } from '@/features/reservations/deals/lines.rules'
import { STEP_WORDS, type DealStep } from '@/features/reservations/deals/steps.rules'
import { formatMoney } from '@/core/money/format'
import { mustOfferInspection } from '@/core/car/deposit'
import { PAYMENT_STRIP } from '@/features/reservations/words.rules'
import type { OpenDeal } from '@/app/(site)/sites/[host]/checkout-journey/[id]/page-data'
import { t } from '@/lib/words'
import { hrefOf } from './hrefOf'

function rowsOf({ site, deal }: OpenDeal): [step: DealStep, text: string][] {
  const { delivery, trade_in, finance, handover, details } = deal.answers
  const rows: [DealStep, string | null][] = [
    ['delivery', delivery ? deliveryText(delivery, site.config.purchase.delivery) : null],
    ['trade-in', trade_in ? tradeInText(trade_in) : null],
    ['finance', finance ? financeText(finance) : null],
    ['handover', handover?.text ?? null],
    ['details', details ? `${details.name}, ${details.email}, ${details.phone}` : null],
  ]
  return rows.flatMap(([step, text]) => (text === null ? [] : [[step, text]]))
}

export function Review({ data }: { data: OpenDeal }) {
  const { site, deal, linkKey, car, steps, sum } = data
  const { config } = site
  const submit =
    sum.deposit > 0
      ? t('Send it and go to the deposit, {deposit}', { deposit: formatMoney(sum.deposit) })
      : t('Send it and hold the car')
  return (
    <>
      <h2>{t('Is this right?')}</h2>
      <ul className="deal__review">
        {rowsOf(data)
          .filter(([step]) => steps.includes(step))
          .map(([step, text]) => (
            <li key={step}>
              <b>{t(STEP_WORDS[step])}</b>
              <span>{text}</span>
              <a className="link" href={hrefOf(data, step)}>
                {t('Change')}
                <span className="sr"> {t(STEP_WORDS[step]).toLowerCase()}</span>
              </a>
            </li>
          ))}
      </ul>
      <DealLines sum={sum} paid={false} priceLabel={priceLineLabel(car.price_type, config)} />
      <SendForm
        view={{
          address: `/api/deals/${deal.deal_id}/send`,
          linkKey,
          captcha: config.forms.captcha,
          submit,
          price: sum.price,
          optIn: config.consent.optInHidden ? null : config.consent.marketing,
          terms: config.reserve.terms,
          notice: config.consent.notice,
        }}
      />
      {mustOfferInspection(car) && (
        <p className="fineprint">
          {t(
            'You may inspect the car before you pay more than the deposit, and again before you take it home.',
          )}
        </p>
      )}
      {sum.deposit > 0 && <p className="fineprint">{t(PAYMENT_STRIP)}</p>}
    </>
  )
}

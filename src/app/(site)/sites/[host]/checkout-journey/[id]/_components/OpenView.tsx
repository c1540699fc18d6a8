import { BookingLocation } from '@/components/bookings/BookingLocation'
import { DealBar } from '@/components/reservations/deals/DealBar'
import { LiveLines } from '@/components/reservations/deals/LiveLines'
import { NoteOwnDeal } from '@/components/car/own/NoteOwnDeal'
import { NoteContact } from '@/components/forms/NoteContact'
import { Flow } from '@/components/reservations/Flow'
import { Summary } from '@/components/reservations/Summary'
import { Icon } from '@/components/ui/Icon'
import { priceLineLabel } from '@/core/car/price'
import { carHref, carTitle } from '@/core/car/text'
import { openStep, STEP_WORDS } from '@/features/reservations/deals/steps.rules'
import { PROVIDERS } from '@/core/dealer/config/financeProviders'
import type { DealAnswers } from '@/features/reservations/deals/answers.rules'
import type { OwnDeal } from '@/core/money/ownDeal'
import { totalsOf } from '@/features/reservations/deals/totals.rules'
import { formatMoney } from '@/core/money/format'
import { NOT_HELD } from '@/app/(site)/sites/[host]/checkout-journey/_components/notHeld'
import type { OpenDeal } from '@/app/(site)/sites/[host]/checkout-journey/[id]/page-data'
import { t } from '@/lib/words'
import { hrefOf } from './hrefOf'
import { StepView } from './StepView'
import { LinkForm } from '@/components/reservations/deals/LinkForm'
import { locationMoment } from '@/core/place/moments'

function Later({ data: { site, deal, linkKey, shopper, mailed, zone } }: { data: OpenDeal }) {
  const { config } = site
  const link = `${site.origin}/checkout-journey/${deal.deal_id}?key=${linkKey}`
  const email = deal.answers.details?.email ?? shopper?.email ?? ''
  return (
    <details className="deal__later" open={mailed}>
      <summary>
        <Icon name="refresh" />
        {t('Go on later, on any device')}
      </summary>
      {mailed && (
        <div className="note note--good" role="status">
          <Icon name="done" />
          <p>
            <b>{t('The link is on its way to your inbox.')}</b>
          </p>
        </div>
      )}
      <p className="fineprint">
        {t(
          'Every answer is kept when you press Go on. This link opens the deal at the same step until {momentText}. Whoever has it sees your answers.',
          { momentText: locationMoment(deal.expires_at, zone, config.timezone) },
        )}
      </p>
      <a className="deal__link" href={link}>
        {link}
      </a>
      <LinkForm
        view={{ address: `/api/deals/${deal.deal_id}/link`, linkKey, captcha: config.forms.captcha, email }}
      />
    </details>
  )
}

function PriceChange({ data: { deal, car } }: { data: OpenDeal }) {
  const price = car.price ?? 0
  if (price === deal.price) return null
  return (
    <div className="note" role="status">
      <Icon name="tag" />
      <p>
        <b>{t('The price has changed.')}</b>{' '}
        {t('It was {price} when you began, and is {now} now.', {
          price: formatMoney(deal.price),
          now: formatMoney(price),
        })}
      </p>
    </div>
  )
}

const feesOf = ({ site }: OpenDeal) => site.config.purchase.delivery.map(({ key, fee }) => ({ key, fee }))

function Aside({ data }: { data: OpenDeal }) {
  const { site, car, sum, location, now } = data
  return (
    <Summary
      car={car}
      config={site.config}
      deposit={sum.deposit}
      status="today"
      hold={NOT_HELD}
      title={t('Your deal')}
      total={totalsOf(sum).total}
      place={location && <BookingLocation location={location} now={now} />}
      lines={
        <LiveLines
          sum={sum}
          zones={feesOf(data)}
          paid={false}
          priceLabel={priceLineLabel(car.price_type, site.config)}
        />
      }
    />
  )
}

/** The car to trade in counts once it has a figure. */
const ownOf = ({ delivery, trade_in }: DealAnswers): Partial<OwnDeal> => ({
  ...(trade_in?.has === 'Yes' && trade_in.worth !== null
    ? {
        make: trade_in.make,
        model: trade_in.model,
        km: trade_in.km,
        worth: trade_in.worth,
        owing: trade_in.owing,
      }
    : {}),
  ...(delivery?.postcode ? { postcode: delivery.postcode } : {}),
})

export function OpenView({ data }: { data: OpenDeal }) {
  const { deal, car, steps, step } = data
  const reached = steps.indexOf(openStep(steps, deal.answers))
  const hrefs = steps.map((one, index) => (index <= reached ? hrefOf(data, one) : null))
  return (
    <Flow
      crumbs={[
        { name: t('Home'), href: '/' },
        { name: carTitle(car), href: carHref(car) },
      ]}
      heading={t('Buy this {make} {model} online', { make: car.make, model: car.model })}
      steps={{ steps: steps.map((one) => STEP_WORDS[one]), current: steps.indexOf(step), hrefs }}
      aside={<Aside data={data} />}
    >
      {deal.answers.details && <NoteContact contact={deal.answers.details} />}
      <NoteOwnDeal deal={ownOf(deal.answers)} />
      <PriceChange data={data} />
      <StepView data={data} />
      <Later data={data} />
      <DealBar
        sum={data.sum}
        zones={feesOf(data)}
        priceLabel={priceLineLabel(car.price_type, data.site.config)}
        period={PROVIDERS[data.site.config.finance.providerKind].period}
        {...data.lent}
      />
    </Flow>
  )
}

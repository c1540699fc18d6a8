import { countNoun } from '@/core/car/nounOfList'
import { UseInDeal } from '@/components/car/own/UseInDeal'
import { RangeBox } from '@/components/trade-in/RangeBox'
import { SaveValuation } from '@/components/trade-in/SaveValuation'
import { FactLines } from '@/components/ui/FactLines'
import { TickList } from '@/components/ui/TickList'
import { formatMoney } from '@/core/money/format'
import { LOAN_FIELDS } from '@/core/money/readLoan'
import { stepPath } from '@/core/dealer/links/tradeInPaths'
import { middleOf, netOf } from '@/features/trade-in/estimate.rules'
import { assumptions, lifts, LOWERS } from '@/features/trade-in/words.rules'
import type { Valuation } from '@/features/trade-in/journey'
import type { StepData } from '@/app/(site)/sites/[host]/valuations/[step]/page-data'
import { t } from '@/lib/words'
import { isGood } from '@/core/place/moments'

interface Props {
  data: StepData
  valuation: Valuation
}

function List({ title, items, icon }: { title: string; items: readonly string[]; icon: 'plus' | 'down' }) {
  if (!items.length) return null
  return (
    <div>
      <h2>{title}</h2>
      <TickList items={items} icon={icon} one />
    </div>
  )
}

function UseIt({ data: { site, wanted }, valuation: { range, answers } }: Props) {
  const net = site.config.features.finance && range && answers ? netOf(range, answers) : null
  return (
    <div className="acts">
      {net !== null && (
        <a
          className="link"
          href={`/finance?${new URLSearchParams({
            ...(wanted ? { car_id: wanted.id } : {}),
            [LOAN_FIELDS.tradeIn]: String(Math.max(0, net)),
          })}`}
        >
          {t('Use it in the repayment calculator')}
        </a>
      )}
      {net !== null && net < 0 && (
        <p className="fineprint">
          {t('There it counts as $0: you owe {amount} more than the middle of this range.', {
            amount: formatMoney(-net),
          })}
        </p>
      )}
      {!wanted && (
        <a className="link" href="/search">
          {t('Use it against a {cars} here', { cars: countNoun(1, site.config.labels.cars) })}
        </a>
      )}
    </div>
  )
}

export function RangeStep({ data, valuation }: Props) {
  const { journey, site, now } = data
  const { range, answers, count, goodUntil } = valuation
  const id = journey.lead_id
  if (!range || !answers) return null
  const good = isGood(goodUntil, now, site.config.timezone)
  return (
    <>
      <RangeBox range={range} count={count} goodUntil={goodUntil} good={good} />
      <div className="acts">
        {good && (
          <a className="btn btn--brand" href={stepPath('photos', id)}>
            {t('Go ahead with this range')}
          </a>
        )}
        {site.config.features.ownDeal && (
          <UseInDeal
            deal={{
              ...{ make: journey.car.make, model: journey.car.model, km: journey.car.km ?? null },
              ...{ worth: range.low, owing: (answers.finance_owing === 'Yes' && answers.payout) || null },
            }}
          />
        )}
        <a className={good ? 'link' : 'btn btn--brand'} href={stepPath('condition', id)}>
          {t(good ? 'Change my answers' : 'Get a new range')}
        </a>
      </div>
      <div className="rangeways">
        <List title={t('What would lift it')} items={lifts(answers)} icon="plus" />
        <List title={t('What would lower it')} items={LOWERS} icon="down" />
      </div>
      <h2>{t('What we assumed')}</h2>
      <FactLines lines={assumptions(journey.car.km ?? 0, answers)} />
      <UseIt data={data} valuation={valuation} />
      {site.config.features.autogauge && (
        <SaveValuation
          id={id}
          result={{
            offer_low: range.low,
            offer_high: range.high,
            offer_price: middleOf(range),
            good_until: goodUntil,
          }}
        />
      )}
    </>
  )
}

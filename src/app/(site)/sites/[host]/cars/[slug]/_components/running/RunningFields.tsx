import { PRICE_LABELS, type Running, runningCost, USUAL_CENTS, USUAL_KM } from '@/core/car/runningCost'
import type { RunningUse } from '@/core/car/runningUse'
import { formatMoney } from '@/core/money/format'
import { FigureBox, isBelowZero } from '@/app/(site)/sites/[host]/cars/[slug]/_components/FigureBox'
import { BELOW_ZERO, type TypedForm } from '@/app/(site)/sites/[host]/cars/[slug]/_components/typed'
import { phrase, t } from '@/lib/words'

const POWER = phrase(
  'An estimate from {use} kWh/100 km in the laboratory. Yours changes with speed, load and weather.',
)
const FUEL = phrase(
  'An estimate from {use} L/100 km in the laboratory. Yours changes with speed, load and weather.',
)

interface Props extends RunningUse {
  service: number | null
  running: Running
  form: TypedForm
}

/** The result is beside the figures that it is computed from. */
export function RunningFields({ energy, use, service, running, form }: Props) {
  const cost = runningCost(use, running)
  const { km, cents, fixed } = running
  return (
    <form className="reckon" {...form} onSubmit={(event) => event.preventDefault()}>
      <h4>{t('What a year of driving costs')}</h4>
      <div className="reckon__fields">
        <FigureBox
          id="running-km"
          name="km"
          label={t('Kilometres a year')}
          inputMode="numeric"
          usual={USUAL_KM}
          figure={km}
        />
        <FigureBox
          id="running-cents"
          name="cents"
          label={t(PRICE_LABELS[energy])}
          inputMode="decimal"
          usual={USUAL_CENTS[energy]}
          figure={cents}
        />
        <FigureBox
          id="running-fixed"
          name="fixed"
          label={t('Rego, insurance, service a year, $')}
          inputMode="numeric"
          usual={service ?? undefined}
          figure={fixed}
        />
      </div>
      <p className="reckon__answer" role="status">
        {cost === null ? (
          t([km, cents, fixed].some(isBelowZero) ? BELOW_ZERO : 'Type the kilometres and the price.')
        ) : (
          <>
            <b>{formatMoney(cost)}</b> {t('a year, {week} a week', { week: formatMoney(cost / 52) })}
          </>
        )}
      </p>
      <p className="fineprint">
        {t(energy === 'power' ? POWER : FUEL, { use })}{' '}
        {service !== null &&
          t('The service plan of this model is {amount} a year.', { amount: formatMoney(service) })}
      </p>
    </form>
  )
}

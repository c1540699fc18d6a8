import { type Running, runningCost, USUAL_RUNNING } from '@/core/car/runningCost'
import { formatMoney } from '@/core/money/format'
import { FigureBox, isBelowZero } from '@/app/(site)/sites/[host]/cars/[slug]/_components/FigureBox'
import { BELOW_ZERO, type TypedForm } from '@/app/(site)/sites/[host]/cars/[slug]/_components/typed'
import { t } from '@/lib/words'

interface Props {
  /** kWh for 100 km. */
  use: number
  running: Running
  form: TypedForm
}

/** The result is beside the figures that it is computed from. */
export function RunningFields({ use, running, form }: Props) {
  const cost = runningCost(use, running)
  const { km, cents } = running
  return (
    <form className="reckon" {...form} onSubmit={(event) => event.preventDefault()}>
      <h4>{t('What a year of driving costs')}</h4>
      <div className="reckon__fields">
        <FigureBox
          id="running-km"
          name="km"
          label={t('Kilometres a year')}
          inputMode="numeric"
          usual={USUAL_RUNNING.km}
          figure={km}
        />
        <FigureBox
          id="running-cents"
          name="cents"
          label={t('Cents for a kWh')}
          inputMode="decimal"
          usual={USUAL_RUNNING.cents}
          figure={cents}
        />
      </div>
      <p className="reckon__answer" role="status">
        {cost === null ? (
          t(isBelowZero(km) || isBelowZero(cents) ? BELOW_ZERO : 'Type both figures.')
        ) : (
          <>
            <b>{formatMoney(cost)}</b> {t('a year, all of it charged at that price.')}
          </>
        )}
      </p>
      <p className="fineprint">
        {t(
          'An estimate from {use} kWh/100 km in the laboratory. Yours changes with speed, load and weather.',
          { use },
        )}
      </p>
    </form>
  )
}

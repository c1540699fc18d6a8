import { type Running, runningCost, USUAL_RUNNING } from '@/domain/car/runningCost'
import { formatMoney } from '@/domain/format'
import type { LiveForm } from '@/app/(site)/sites/[host]/cars/[slug]/_components/liveForm'

interface Props {
  /** kWh for 100 km. */
  use: number
  running: Running
  form: LiveForm
}

/** The answer stands beside the figures that it rests on. */
export function RunningFields({ use, running, form }: Props) {
  const cost = runningCost(use, running)
  return (
    <form className="reckon" {...form} onSubmit={(event) => event.preventDefault()}>
      <h3>What a year of driving costs</h3>
      <div className="reckon__fields">
        <div className="field">
          <label htmlFor="running-km">Kilometres a year</label>
          <input id="running-km" name="km" inputMode="numeric" defaultValue={USUAL_RUNNING.km} />
        </div>
        <div className="field">
          <label htmlFor="running-cents">Cents for a kWh</label>
          <input id="running-cents" name="cents" inputMode="decimal" defaultValue={USUAL_RUNNING.cents} />
        </div>
      </div>
      <p className="reckon__answer" role="status">
        {cost === null ? (
          'Type both figures.'
        ) : (
          <>
            <b>{formatMoney(cost)}</b> a year, all of it charged at that price.
          </>
        )}
      </p>
      <p className="fineprint">
        An estimate from {use} kWh/100 km in the laboratory. Yours changes with speed, load and weather.
      </p>
    </form>
  )
}

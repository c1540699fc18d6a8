import { type Running, runningCost } from '@/domain/car/electric'
import { formatMoney } from '@/domain/format'

interface Props {
  /** kWh for 100 km. */
  use: number
  running: Running
  onChange?: (running: Running) => void
}

const figure = (text: string): number => Number(text.replace(/[^\d.]/g, ''))

/** The answer stands beside the figures that it rests on. */
export function RunningFields({ use, running, onChange }: Props) {
  const cost = runningCost(use, running)
  const write = (name: keyof Running) =>
    onChange && {
      onChange: ({ target }: { target: { value: string } }) =>
        onChange({ ...running, [name]: figure(target.value) }),
    }
  return (
    <form className="reckon" onSubmit={onChange && ((event) => event.preventDefault())}>
      <h3>What a year of driving costs</h3>
      <div className="reckon__fields">
        <div className="field">
          <label htmlFor="running-km">Kilometres a year</label>
          <input id="running-km" inputMode="numeric" defaultValue={running.km} {...write('km')} />
        </div>
        <div className="field">
          <label htmlFor="running-cents">Cents for a kWh</label>
          <input id="running-cents" inputMode="decimal" defaultValue={running.cents} {...write('cents')} />
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

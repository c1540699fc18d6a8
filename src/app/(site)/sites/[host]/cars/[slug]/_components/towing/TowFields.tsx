import { loadedBall, type Puller, type Tow, towVerdict } from '@/domain/car/towing'
import { formatNumber } from '@/domain/format'
import type { LiveForm } from '@/app/(site)/sites/[host]/cars/[slug]/_components/liveForm'

interface Props {
  tow: Tow
  puller: Puller
  form: LiveForm
}

const HEADINGS = {
  yes: 'Yes, by these figures.',
  part: 'Yes, if it is loaded to less than it may carry.',
  no: 'No, by these figures.',
} as const

export function TowFields({ tow, puller, form }: Props) {
  const { can, lines } = towVerdict(tow, puller)
  return (
    <form className="reckon" {...form} onSubmit={(event) => event.preventDefault()}>
      <p>
        Fully loaded it may weigh {formatNumber(tow.atm)} kg. So your car needs a braked towing capacity of{' '}
        <b>{formatNumber(tow.atm)} kg or more</b> and a tow ball limit of about{' '}
        <b>{formatNumber(loadedBall(tow))} kg</b>. Both are in its handbook.
      </p>
      <div className="reckon__fields">
        <div className="field">
          <label htmlFor="tow-braked">Braked towing capacity, kg</label>
          <input id="tow-braked" name="braked" inputMode="numeric" />
        </div>
        <div className="field">
          <label htmlFor="tow-ball">
            Tow ball limit, kg <span className="opt">optional</span>
          </label>
          <input id="tow-ball" name="ball" inputMode="numeric" />
        </div>
      </div>
      <div className="reckon__answer" role="status">
        {can === 'unknown' ? (
          <p>Type your car’s braked towing capacity.</p>
        ) : (
          <>
            <p className={`reckon__verdict reckon__verdict--${can}`}>
              <b>{HEADINGS[can]}</b>
            </p>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </>
        )}
      </div>
      <p className="fineprint">
        A guide from the plate. The ball load is reckoned as a tenth of the full mass; the handbook’s gross
        combination mass also counts.
      </p>
    </form>
  )
}

import { loadedBall, type Puller, type Tow, towVerdict } from '@/core/car/towing'
import { formatNumber } from '@/core/money/format'
import { FigureBox, isBelowZero } from '@/app/(site)/sites/[host]/cars/[slug]/_components/FigureBox'
import { BELOW_ZERO, type TypedForm } from '@/app/(site)/sites/[host]/cars/[slug]/_components/typed'
import { phrase, t } from '@/lib/words'

interface Props {
  tow: Tow
  puller: Puller
  form: TypedForm
}

const HEADINGS = {
  yes: phrase('Yes, by these figures.'),
  part: phrase('Only if it is loaded lightly.'),
  no: phrase('No, by these figures.'),
} as const

export function TowFields({ tow, puller, form }: Props) {
  const { can, lines } = towVerdict(tow, puller)
  const { braked, ball = null } = puller
  const isWrong = isBelowZero(braked) || isBelowZero(ball)
  return (
    <form className="reckon" {...form} onSubmit={(event) => event.preventDefault()}>
      <p>
        {t('Fully loaded it may weigh {atm} kg. So your car needs a braked towing capacity of', {
          atm: formatNumber(tow.atm),
        })}{' '}
        <b>{t('{atm} kg or more', { atm: formatNumber(tow.atm) })}</b> {t('and a tow ball limit of about')}{' '}
        <b>{t('{loadedBall} kg', { loadedBall: formatNumber(loadedBall(tow)) })}</b>
        {t('. Both are in its handbook.')}
      </p>
      <div className="reckon__fields">
        <FigureBox
          id="tow-braked"
          name="braked"
          label={t('Braked towing capacity, kg')}
          inputMode="numeric"
          figure={braked}
        />
        <FigureBox
          id="tow-ball"
          name="ball"
          label={
            <>
              {t('Tow ball limit, kg')} <span className="opt">{t('optional')}</span>
            </>
          }
          inputMode="numeric"
          figure={ball}
        />
      </div>
      <div className="reckon__answer" role="status">
        {can === 'unknown' ? (
          <p>{t(isWrong ? BELOW_ZERO : 'Type your car’s braked towing capacity.')}</p>
        ) : (
          <>
            <p className={`reckon__verdict reckon__verdict--${can}`}>
              <b>{t(HEADINGS[can])}</b>
            </p>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </>
        )}
      </div>
      <p className="fineprint">
        {t(
          'A guide from the plate. The ball load is taken to be a tenth of the full mass; the handbook’s gross combination mass also counts.',
        )}
      </p>
    </form>
  )
}

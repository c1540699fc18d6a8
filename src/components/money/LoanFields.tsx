import { LOAN_MONTHS } from '@/core/money/loanTerms'
import { BALLOON_CHOICES, LOAN_FIELDS, MAX_LOAN_RATE } from '@/core/money/readLoan'
import { phrase, t } from '@/lib/words'
import type { ChoiceName, LoanBinding } from './loanBinding'
import type { BoxName } from './loanText'
import type { LoanView } from './loanView'

declare module 'react' {
  interface CSSProperties {
    /** How far along its track a slider stands, from 0 to 1. */
    '--at'?: number
  }
}

interface Props {
  view: LoanView
  binding: LoanBinding
}

const LABELS: Record<BoxName, string> = {
  price: phrase('Price'),
  deposit: phrase('Deposit'),
  tradeIn: phrase('Trade-in, less what you owe'),
  rate: phrase('Interest rate'),
}

const scaleOf = (name: BoxName, { offer: { start } }: LoanView) => {
  if (name === 'rate') return { min: 0, max: MAX_LOAN_RATE, step: 0.05 }
  const max = name === 'price' ? Math.max(120_000, start.price) : Math.max(20_000, start.price)
  return { min: name === 'price' ? 5000 : 0, max, step: 100 }
}

function Box({ name, view, binding }: Props & { name: BoxName }) {
  const id = `${view.uid}-${name}`
  const error = binding.error(name)
  const slider = binding.slider(name)
  const scale = scaleOf(name, view)
  return (
    <div className="calc__row">
      <div className={error ? 'field is-bad' : 'field'}>
        <label htmlFor={id}>{t(LABELS[name])}</label>
        <input
          {...binding.box(name)}
          {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-e` })}
          id={id}
          name={LOAN_FIELDS[name]}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
        />
        {error && (
          <p className="field__err" id={`${id}-e`}>
            {error}
          </p>
        )}
      </div>
      <div
        className="slide"
        style={{
          '--at': (Number(slider.value ?? slider.defaultValue) - scale.min) / (scale.max - scale.min),
        }}
      >
        <output className="slide__at" aria-hidden="true">
          {binding.box(name).value ?? binding.box(name).defaultValue}
        </output>
        <input {...slider} {...scale} id={`${id}-slide`} type="range" aria-label={t(LABELS[name])} />
      </div>
    </div>
  )
}

interface ChoicesProps extends Props {
  name: ChoiceName
  legend: string
  options: readonly (readonly [value: number, text: string])[]
}

function Choices({ name, legend, options, view, binding }: ChoicesProps) {
  return (
    <fieldset className="seg seg--wrap">
      <legend>{legend}</legend>
      {options.map(([value, text]) => (
        <label key={value}>
          <input
            {...binding.choice(name, value)}
            id={`${view.uid}-${name}-${value}`}
            type="radio"
            name={LOAN_FIELDS[name]}
            value={value}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}

export function LoanFields(props: Props) {
  const { carId, offer, hidden } = props.view
  const balloons = [...new Set<number>([...BALLOON_CHOICES, offer.start.balloon])].sort((a, b) => a - b)
  const ofCar: BoxName[] = offer.deal ? ['deposit'] : ['deposit', 'tradeIn']
  const boxes: BoxName[] = carId ? ofCar : ['price', 'deposit', 'tradeIn']
  return (
    <div className="calc__in">
      {carId && <input type="hidden" name="car_id" value={carId} />}
      {Object.entries(hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {boxes.map((name) => (
        <Box key={name} name={name} {...props} />
      ))}
      <Choices
        {...props}
        name="months"
        legend={t('Term')}
        options={LOAN_MONTHS.map((months) => [months, t('{years} yr', { years: months / 12 })])}
      />
      <Choices
        {...props}
        name="balloon"
        legend={t('Balloon at the end')}
        options={balloons.map((share) => [share, share ? `${share}%` : t('None')])}
      />
      <Box name="rate" {...props} />
      <button className="btn btn--line only-plain" type="submit">
        {t('Work out')}
      </button>
    </div>
  )
}

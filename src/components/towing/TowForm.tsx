import { FieldError, errorProps } from '@/components/forms/Fields'
import { FactLines } from '@/components/ui/FactLines'
import { Select } from '@/components/ui/Select'
import {
  TOW_FIGURES,
  TOW_PATH,
  type TowAddress,
  type TowErrors,
  type TowFigure,
} from '@/features/towing/towAddress.rules'
import type { KnownCar, Towed } from '@/features/towing/towing.rules'
import { loadedBall, type Tow } from '@/core/car/towing'
import { formatNumber } from '@/core/money/format'
import { carTitle, carVariant } from '@/core/car/text'
import { phrase, t } from '@/lib/words'
import { TOW_ANSWER } from './TowAnswer'

/** The answer is below the form on a phone: a sent form leads there. */
const ACTION = `${TOW_PATH}#${TOW_ANSWER}`

const LABELS: Record<TowFigure, string> = {
  braked: phrase('Braked towing limit, kg'),
  ball: phrase('Tow ball limit, kg'),
  gvm: phrase('Gross vehicle mass (GVM), kg'),
  gcm: phrase('Gross combination mass (GCM), kg'),
  kerb: phrase('Kerb weight, kg'),
}

interface ChoiceProps {
  known: readonly KnownCar[]
  chosen: string
}

const makesOf = (known: readonly KnownCar[]): string[] => [...new Set(known.map(({ car }) => car.make))]

/** A kind of car of the dealer's stock, whose figures are known. */
export function KnownCarForm({ known, chosen }: ChoiceProps) {
  return (
    <form className="tow__form" action={ACTION}>
      <Select id="tow-car" name="car" label={t('What you drive')} chosen={chosen}>
        <option value="">{t('Choose')}</option>
        {makesOf(known).map((make) => (
          <optgroup key={make} label={make}>
            {known
              .filter(({ car }) => car.make === make)
              .map(({ key, name, puller }) => (
                <option key={key} value={key}>
                  {t('{name}, {kg} kg', { name, kg: formatNumber(puller.braked) })}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
      <button className="btn btn--accent" type="submit">
        {t('See what it tows')}
      </button>
    </form>
  )
}

interface FiguresProps {
  typed: TowAddress['typed']
  errors: TowErrors
  /** The known car whose figures these were, so that the answer still names it. */
  car: string
}

export function FiguresForm({ typed, errors, car }: FiguresProps) {
  return (
    <form className="tow__form" action={ACTION}>
      {car && <input type="hidden" name="car" value={car} />}
      <div className="tow__figures">
        {TOW_FIGURES.map((name) => {
          const field = { id: `tow-${name}`, error: errors[name] }
          return (
            <div className={field.error ? 'field is-bad' : 'field'} key={name}>
              <label htmlFor={field.id}>
                {t(LABELS[name])} {name !== 'braked' && <span className="opt">{t('optional')}</span>}
              </label>
              <input
                {...errorProps(field)}
                id={field.id}
                name={name}
                inputMode="numeric"
                autoComplete="off"
                maxLength={12}
                defaultValue={typed[name]}
                required={name === 'braked'}
              />
              <FieldError {...field} />
            </div>
          )
        })}
      </div>
      <button className="btn btn--line" type="submit">
        {t('Work it out')}
      </button>
    </form>
  )
}

/** What its plate says, and what that needs at the other end. */
function Needs({ tow }: { tow: Tow }) {
  const masses: [string, number | null][] = [
    [phrase('Full (ATM)'), tow.atm],
    [phrase('Tare'), tow.tare],
    [phrase('On the ball, empty'), tow.ball],
    [phrase('Needs a ball limit of about'), loadedBall(tow)],
  ]
  return (
    <FactLines
      lines={masses.flatMap(([label, mass]) =>
        mass ? [[label, t('{number} kg', { number: formatNumber(mass) })] as const] : [],
      )}
    />
  )
}

/** One of those that can be towed, to see what of the dealer's pulls it. */
export function TowedForm({ towed, chosen }: { towed: readonly Towed[]; chosen: Towed | null }) {
  return (
    <form className="tow__form" action={ACTION}>
      <Select id="tow-van" name="van" label={t('What you want to tow')} chosen={chosen?.car.slug ?? ''}>
        <option value="">{t('Choose')}</option>
        {towed.map(({ car, tow }) => (
          <option key={car.slug} value={car.slug}>
            {t('{name}, {kg} kg', {
              name: [carTitle(car), carVariant(car)].filter(Boolean).join(' '),
              kg: formatNumber(tow.atm),
            })}
          </option>
        ))}
      </Select>
      <button className="btn btn--accent" type="submit">
        {t('See what pulls it')}
      </button>
      {chosen && <Needs tow={chosen.tow} />}
    </form>
  )
}

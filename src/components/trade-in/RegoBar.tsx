import type { Country } from '@/core/dealer/country/country'
import { FIELDS } from '@/features/leads/intents/fields.rules'
import { t } from '@/lib/words'
import { PlateRegister } from './PlateRegister'

interface Props {
  /** Prefix of the ids, different for each bar of a page. */
  uid: string
  label: string
  state: string
  country: Country
  button: 'btn--accent' | 'btn--soft'
  rego?: string
  carId?: string
}

/** Leads to the form with the plate filled in, and with the car where plates can be looked up. */
export function RegoBar({ uid, label, state, country, button, rego = '', carId }: Props) {
  return (
    <form
      className="form__rego"
      action="/valuations/start"
      method="get"
      aria-label={t('Start with the rego')}
    >
      {carId && <input type="hidden" name="car_id" value={carId} />}
      <div className="field field--plate">
        <label htmlFor={`${uid}-rego`}>{FIELDS.Rego.label}</label>
        <input
          id={`${uid}-rego`}
          name="rego"
          defaultValue={rego}
          maxLength={12}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          required
        />
      </div>
      <PlateRegister id={`${uid}-state`} label={t('State')} country={country} chosen={state} />
      <button className={`btn ${button}`} type="submit">
        {label}
      </button>
    </form>
  )
}

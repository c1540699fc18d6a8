import { Icon } from '@/components/ui/Icon'
import { FIELDS } from '@/domain/leads/intents/fields'
import { REGO_STATES } from '@/domain/valuations/plate'
import { t } from '@/lib/words'
import './sell.css'

interface Props {
  /** Prefix of the ids, different for each bar of a page. */
  uid: string
  label: string
  state: string
  button: 'btn--accent' | 'btn--soft'
  rego?: string
  carId?: string
}

/** Leads to the form with the plate filled in, and with the car where plates can be looked up. */
export function RegoBar({ uid, label, state, button, rego = '', carId }: Props) {
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
      <div className="field">
        <label htmlFor={`${uid}-state`}>{t('State')}</label>
        <div className="select">
          <select id={`${uid}-state`} name="regoState" defaultValue={state}>
            {REGO_STATES.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          <Icon name="down" />
        </div>
      </div>
      <button className={`btn ${button}`} type="submit">
        {label}
      </button>
    </form>
  )
}

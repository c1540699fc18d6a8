import type { Country } from '@/core/dealer/country/country'
import { DRAFT_PATH, REGO_MAX_LENGTH } from '@/features/trade-in/draft.rules'
import { FIELDS } from '@/features/leads/intents/fields.rules'
import { t } from '@/lib/words'
import { PlateRegister } from './PlateRegister'

interface Props {
  /** Prefix of the ids, different for each bar of a page. */
  uid: string
  label: string
  state: string
  country: Country
}

/** Begins the questions with the plate. */
export function RegoBar({ uid, label, state, country }: Props) {
  return (
    <form className="form__rego" action={DRAFT_PATH} method="get" aria-label={t('Start with the rego')}>
      <div className="field field--plate">
        <label htmlFor={`${uid}-rego`}>{FIELDS.Rego.label}</label>
        <input
          id={`${uid}-rego`}
          name="rego"
          maxLength={REGO_MAX_LENGTH}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          required
        />
      </div>
      <PlateRegister id={`${uid}-state`} label={t('State')} country={country} chosen={state} />
      <button className="btn btn--accent" type="submit">
        {label}
      </button>
    </form>
  )
}

import { errorProps, FieldError } from '@/components/forms/Fields'
import type { Country } from '@/core/dealer/country/country'
import { boxesOf, type Draft, DRAFT_PATH, REGO_MAX_LENGTH } from '@/features/trade-in/draft.rules'
import { FIELDS } from '@/features/leads/intents/fields.rules'
import { t } from '@/lib/words'
import { HiddenAnswers } from './HiddenAnswers'
import { PlateRegister } from './PlateRegister'

interface Props {
  draft: Draft
  /** The dealer's own, until the shopper chooses another. */
  state: string
  country: Country
  submit: string
  /** The next question, for who has no plate at hand. */
  without: string
  error?: string
}

const ID = 'plate'
/** Shows that the box is a plate; no register has it. */
const PLATE_SHAPE = 'ABC 123'

/** The first question, drawn as a plate in the colours of its register. */
export function PlateForm({ draft, state, country, submit, without, error }: Props) {
  return (
    <form className="plate" action={DRAFT_PATH} method="get">
      <HiddenAnswers draft={draft} but={boxesOf('plate')} />
      <div className={error ? 'field field--plate is-bad' : 'field field--plate'}>
        <label htmlFor={ID}>{FIELDS.Rego.label}</label>
        <input
          {...errorProps({ id: ID, error })}
          id={ID}
          name="rego"
          defaultValue={draft.rego}
          placeholder={PLATE_SHAPE}
          maxLength={REGO_MAX_LENGTH}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          required
        />
        <FieldError id={ID} error={error} />
      </div>
      <PlateRegister
        id={`${ID}-state`}
        label={t('State')}
        country={country}
        chosen={draft.regoState || state}
      />
      <button className="btn btn--brand" type="submit">
        {submit}
      </button>
      <a className="link" href={without}>
        {t('No plate at hand? Tell us what it is')}
      </a>
    </form>
  )
}

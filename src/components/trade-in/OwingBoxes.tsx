import { errorProps, FieldError } from '@/components/forms/Fields'
import { LENDER_MAX_LENGTH, PAYOUT_MAX_LENGTH } from '@/features/trade-in/answers.rules'
import { t } from '@/lib/words'

interface Props {
  payout?: string | number
  lender?: string
  /** Of the payout. */
  error?: string
}

/** What is owed on the shopper's car, and to whom. */
export function OwingBoxes({ payout, lender, error }: Props) {
  return (
    <>
      <div className={error ? 'field field--short is-bad' : 'field field--short'}>
        <label htmlFor="payout">
          {t('Payout, roughly')} <span className="opt">{t('optional')}</span>
        </label>
        <input
          {...errorProps({ id: 'payout', error })}
          id="payout"
          name="payout"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={PAYOUT_MAX_LENGTH}
          pattern="[$ ]*[0-9][0-9,. ]*[kK]?"
          title={t('Dollars, for example 6,400')}
          defaultValue={payout}
        />
        <FieldError id="payout" error={error} />
      </div>
      <div className="field field--short">
        <label htmlFor="lender">
          {t('Lender')} <span className="opt">{t('optional')}</span>
        </label>
        <input
          id="lender"
          name="lender"
          type="text"
          autoComplete="off"
          maxLength={LENDER_MAX_LENGTH}
          defaultValue={lender}
        />
      </div>
    </>
  )
}

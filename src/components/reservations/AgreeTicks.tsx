import { type Base, Tick } from '@/components/forms/Fields'
import { t } from '@/lib/words'

interface Props {
  /** Null: marketing is not asked. */
  optIn: string | null
  terms: string
  at: (name: string) => Base
  input: (name: string) => { name: string }
}

/** Marketing is separate from the terms, which are required. */
export const AgreeTicks = ({ optIn, terms, at, input }: Props) => (
  <>
    {optIn && (
      <Tick {...input('opt_in')} {...at('opt_in')}>
        {optIn} <span className="opt">{t('optional')}</span>
      </Tick>
    )}
    <Tick {...input('terms_conditions')} {...at('terms_conditions')} required>
      {t('I agree. {terms} Read the', { terms })} <a href="/terms-and-conditions">{t('terms of use')}</a>{' '}
      {t('and the')} <a href="/privacy-policy">{t('privacy policy')}</a>.
    </Tick>
  </>
)

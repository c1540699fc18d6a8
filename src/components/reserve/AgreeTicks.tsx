import { type Base, Tick } from '@/components/forms/Fields'

interface Props {
  /** Null: nobody is asked about marketing. */
  optIn: string | null
  terms: string
  at: (name: string) => Base
  input: (name: string) => { name: string }
}

/** Marketing apart from the terms, which are needed to go on. */
export const AgreeTicks = ({ optIn, terms, at, input }: Props) => (
  <>
    {optIn && (
      <Tick {...input('opt_in')} {...at('opt_in')}>
        {optIn} <span className="opt">optional</span>
      </Tick>
    )}
    <Tick {...input('terms_conditions')} {...at('terms_conditions')} required>
      I agree. {terms} Read the <a href="/terms-and-conditions">terms of use</a> and the{' '}
      <a href="/privacy-policy">privacy policy</a>.
    </Tick>
  </>
)

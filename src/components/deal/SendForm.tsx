'use client'
import { Tick } from '@/components/forms/Fields'
import { Trap } from '@/components/reserve/Trap'
import type { SendInput } from '@/domain/deal/answers'
import { StepForm, useDealForm } from './StepForm'
import type { DealTarget } from './target'

export interface SendView extends DealTarget {
  captcha: boolean
  submit: string
  optIn: string | null
  terms: string
  notice: string
}

/** Terms, and the button that reserves the car. */
export function SendForm({ view }: { view: SendView }) {
  const step = useDealForm<SendInput>({
    target: view,
    captcha: view.captcha,
    load: async (form) => (await import('./dealLive')).sendLive(form, view),
  })
  const { at, input } = step
  return (
    <StepForm step={step} submit={view.submit}>
      <Trap id="d-website" />
      <fieldset className="checks">
        <legend className="sr">Agree</legend>
        {view.optIn && (
          <Tick {...input('opt_in')} {...at('opt_in')}>
            {view.optIn} <span className="opt">optional</span>
          </Tick>
        )}
        <Tick {...input('terms_conditions')} {...at('terms_conditions')} required>
          I agree. {view.terms} Read the <a href="/terms-and-conditions">terms of use</a> and the{' '}
          <a href="/privacy-policy">privacy policy</a>.
        </Tick>
      </fieldset>
      <p className="fineprint">{view.notice}</p>
    </StepForm>
  )
}

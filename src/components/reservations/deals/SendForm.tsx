'use client'
import { AgreeTicks } from '@/components/reservations/AgreeTicks'
import { Trap } from '@/components/forms/Trap'
import type { SendInput } from '@/features/reservations/deals/answers.rules'
import { t } from '@/lib/words'
import { StepForm, useDealForm } from './StepForm'
import type { DealTarget } from './target'

export interface SendView extends DealTarget {
  captcha: boolean
  submit: string
  /** Of the car, as the review shows it. */
  price: number
  optIn: string | null
  terms: string
  notice: string
}

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
      <input type="hidden" name="price" value={view.price} />
      <fieldset className="checks">
        <legend className="sr">{t('Agree')}</legend>
        <AgreeTicks optIn={view.optIn} terms={view.terms} {...{ at, input }} />
      </fieldset>
      <p className="fineprint">{view.notice}</p>
    </StepForm>
  )
}

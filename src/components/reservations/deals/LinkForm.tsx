'use client'
import { Field } from '@/components/forms/Fields'
import { Trap } from '@/components/forms/Trap'
import type { LinkInput } from '@/features/reservations/deals/answers.rules'
import { t } from '@/lib/words'
import { StepForm, useDealForm } from './StepForm'
import type { DealTarget } from './target'

export interface LinkView extends DealTarget {
  captcha: boolean
  email: string
}

export function LinkForm({ view }: { view: LinkView }) {
  const step = useDealForm<LinkInput>({
    target: view,
    captcha: view.captcha,
    prefix: 'd-link',
    load: async (form) => (await import('./dealLive')).linkLive(form, view),
  })
  return (
    <StepForm step={step} submit={t('Email me the link')}>
      <Trap id="d-link-website" />
      <Field {...step.at('email')} label={t('Email')}>
        <input {...step.box('email')} defaultValue={view.email} type="email" autoComplete="email" required />
      </Field>
    </StepForm>
  )
}

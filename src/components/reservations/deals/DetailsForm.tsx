'use client'
import { storeContact } from '@/components/forms/contact'
import { Field } from '@/components/forms/Fields'
import { t } from '@/lib/words'
import type { DetailsInput } from './dealLive'
import { StepForm, useDealForm } from './StepForm'
import type { DealTarget } from './target'

export interface DetailsView extends DealTarget {
  known: { name: string; email: string; phone: string }
}

export function DetailsForm({ view }: { view: DetailsView }) {
  const { known } = view
  const step = useDealForm<DetailsInput>({
    target: view,
    load: async (form) => (await import('./dealLive')).detailsLive(form, view),
    onTaken: storeContact,
  })
  const { at, box } = step
  return (
    <StepForm step={step} submit={t('Go on')}>
      <h2>{t('Who is buying it?')}</h2>
      <Field {...at('name')} label={t('Full name')}>
        <input {...box('name')} defaultValue={known.name} type="text" autoComplete="name" required />
      </Field>
      <div className="form__fields">
        <Field {...at('email')} short label={t('Email')}>
          <input {...box('email')} defaultValue={known.email} type="email" autoComplete="email" required />
        </Field>
        <Field {...at('phone')} short label={t('Phone')}>
          <input {...box('phone')} defaultValue={known.phone} type="tel" autoComplete="tel" required />
        </Field>
      </div>
    </StepForm>
  )
}

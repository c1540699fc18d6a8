'use client'
import { Choices } from '@/components/forms/Choices'
import { Field, FieldError } from '@/components/forms/Fields'
import type { TradeInAnswer } from '@/features/reservations/deals/answers.rules'
import { phrase, t } from '@/lib/words'
import type { TradeInInput } from './dealLive'
import { StepForm, useDealForm } from './StepForm'
import type { DealTarget } from './target'
import { useOwnDeal } from './useOwnDeal'
import { LOCALE } from '@/lib/figures'

export interface TradeInView extends DealTarget {
  known: TradeInAnswer | null
}

const HAS = [
  {
    value: 'Yes',
    title: phrase('Yes, I trade one in'),
    text: phrase('We look at it and tell you what we pay'),
  },
  { value: 'No', title: phrase('No trade-in'), text: phrase('Nothing more to fill in here') },
] as const

/** Facts of the shopper's own car, and the price that the shopper hopes for. No valuation. */
export function TradeInForm({ view }: { view: TradeInView }) {
  const { known } = view
  const step = useDealForm<TradeInInput>({
    target: view,
    load: async (form) => (await import('./dealLive')).tradeInLive(form, view),
  })
  useOwnDeal(step.form.formProps.ref, known !== null, ({ make, model, km, worth, owing }) =>
    worth === null
      ? {}
      : {
          ...{ has: 'Yes', make, model, km: km?.toLocaleString(LOCALE) ?? null },
          ...{ worth: worth.toLocaleString(LOCALE), owing: owing?.toLocaleString(LOCALE) ?? null },
        },
  )
  const { at, choice, box } = step
  const figure = (name: 'km' | 'worth' | 'owing') => ({
    ...box(name),
    defaultValue: known?.[name]?.toLocaleString(LOCALE),
    type: 'text',
    inputMode: 'numeric' as const,
    autoComplete: 'off',
  })
  return (
    <StepForm step={step} submit={t('Go on')}>
      <fieldset className="fset">
        <legend>{t('Do you have a car to trade in?')}</legend>
        <div className="choices">
          <Choices items={HAS} chosen={known?.has ?? 'No'} input={choice('has')} />
        </div>
        <FieldError {...at('has')} />
      </fieldset>
      <div className="deal__trade">
        <h3>{t('Your car')}</h3>
        <div className="form__fields">
          <Field {...at('make')} short label={t('Make')}>
            <input {...box('make')} defaultValue={known?.make} type="text" autoComplete="off" />
          </Field>
          <Field {...at('model')} short label={t('Model')}>
            <input {...box('model')} defaultValue={known?.model} type="text" autoComplete="off" />
          </Field>
          <Field {...at('km')} short label={t('Kilometres')}>
            <input {...figure('km')} />
          </Field>
          <Field {...at('rego')} short optional label={t('Registration')}>
            <input
              {...box('rego')}
              defaultValue={known?.rego}
              type="text"
              maxLength={12}
              autoComplete="off"
            />
          </Field>
          <Field {...at('worth')} short optional label={t('What you hope for, $')}>
            <input {...figure('worth')} />
          </Field>
          <Field {...at('owing')} short optional label={t('What you still owe, $')}>
            <input {...figure('owing')} />
          </Field>
        </div>
        <p className="fineprint">{t('Your own figures count in the totals until we have seen the car.')}</p>
      </div>
    </StepForm>
  )
}

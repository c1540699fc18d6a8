'use client'
import { errorProps, Field, Tick } from '@/components/forms/Fields'
import type { Register } from '@/components/forms/useLiveForm'
import { phrase, t } from '@/lib/words'
import type { BookingView } from './view'

interface Props {
  view: BookingView
  idOf(name: string): string
  register: Register | undefined
  errorOf(name: string): string | undefined
}

const WORDS = {
  test_drive: { legend: phrase('Who is coming?'), message: phrase('Anything we should set up?') },
  service: { legend: phrase('Who brings it?'), message: phrase('What should we look at?') },
} as const

export function PersonFields({ view, idOf, register, errorOf }: Props) {
  const at = (name: string) => ({ id: idOf(name), error: errorOf(name) })
  const field = (name: string) => register?.(name) ?? { name }
  const input = (name: string) => ({ ...field(name), id: idOf(name), ...errorProps(at(name)) })
  const { legend, message } = WORDS[view.kind]
  return (
    <>
      <fieldset className="fset">
        <legend>{t(legend)}</legend>
        <div className="form__fields">
          <Field {...at('name')} short label={t('Full name')}>
            <input {...input('name')} type="text" autoComplete="name" maxLength={120} required />
          </Field>
          <Field {...at('phone')} short label={t('Phone')}>
            <input {...input('phone')} type="tel" autoComplete="tel" maxLength={40} required />
          </Field>
          <Field {...at('email')} short label={t('Email')}>
            <input {...input('email')} type="email" autoComplete="email" maxLength={254} required />
          </Field>
          {view.kind === 'service' && (
            <Field {...at('Rego')} short label={t('Rego')}>
              <input {...input('Rego')} type="text" autoComplete="off" maxLength={12} required />
            </Field>
          )}
          {view.askKm && (
            <Field {...at('km')} short optional label={t('Kilometres')}>
              <input {...input('km')} type="text" inputMode="numeric" autoComplete="off" maxLength={12} />
            </Field>
          )}
          <Field
            {...at('message')}
            label={view.askCar ? t('Which one would you like to drive?') : t(message)}
            optional
          >
            <input {...input('message')} type="text" autoComplete="off" maxLength={2000} />
          </Field>
        </div>
      </fieldset>
      <fieldset className="checks">
        <legend className="sr">{t('Also')}</legend>
        {view.optIn && (
          <Tick {...at('opt_in')} {...field('opt_in')} defaultChecked={view.optIn.checked}>
            {view.optIn.label} <span className="opt">{t('optional')}</span>
          </Tick>
        )}
        {view.terms && (
          <Tick {...at('terms_conditions')} {...field('terms_conditions')} required>
            {t('{terms} Read the', { terms: view.terms })}{' '}
            <a href="/terms-and-conditions">{t('terms of use')}</a> {t('and the')}{' '}
            <a href="/privacy-policy">{t('privacy policy')}</a>.
          </Tick>
        )}
      </fieldset>
    </>
  )
}

import type { ComponentProps } from 'react'
import { t } from '@/lib/words'
import { AnyField } from './AnyField'
import { Tick } from './Fields'
import { SubmitButton } from './SubmitButton'
import { type EnquiryView, fieldId, type FieldView } from './view'

type Drawn = ComponentProps<typeof AnyField>

interface Props {
  view: EnquiryView
  register?: (name: string) => Drawn['input']
  errorOf?: (name: string) => string | undefined
  message?: Drawn['message']
  busy?: boolean
}

const isTick = ({ kind }: FieldView) => kind === 'tick'

export function EnquiryFields({ view, register, errorOf, message, busy = false }: Props) {
  const idOf = (name: string) => fieldId(view, name)
  const input = (name: string) => register?.(name) ?? { name }
  const at = (name: string) => ({ id: idOf(name), error: errorOf?.(name) })
  const draw = (field: FieldView) => (
    <AnyField
      key={field.name}
      {...at(field.name)}
      field={field}
      input={input(field.name)}
      message={message}
    />
  )
  return (
    <>
      <input type="hidden" name="form" value={view.form} />
      {view.hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="trap" aria-hidden="true">
        <label htmlFor={idOf('website')}>{t('Leave this empty')}</label>
        <input {...input('website')} id={idOf('website')} tabIndex={-1} autoComplete="off" />
      </p>
      <div className="form__fields">{view.fields.filter((field) => !isTick(field)).map(draw)}</div>
      <fieldset className="checks">
        <legend className="sr">{t('Also')}</legend>
        {view.fields.filter(isTick).map(draw)}
        {view.optIn && (
          <Tick {...input('opt_in')} {...at('opt_in')} defaultChecked={view.optIn.checked}>
            {view.optIn.label} <span className="opt">{t('optional')}</span>
          </Tick>
        )}
        {view.terms && (
          <Tick {...input('terms_conditions')} {...at('terms_conditions')} required>
            {t('{terms} Read the', { terms: view.terms })}{' '}
            <a href="/terms-and-conditions" target="_blank">
              {t('terms of use')}
            </a>{' '}
            {t('and the')}{' '}
            <a href="/privacy-policy" target="_blank">
              {t('privacy policy')}
            </a>
            .
          </Tick>
        )}
      </fieldset>
      <p className="fineprint">{view.notice}</p>
      <SubmitButton busy={busy} label={view.submit} />
    </>
  )
}

'use client'
/** A form of one intent: `enquiryView` makes its view on the server. Works as a plain form too. */
import { AnyField } from './AnyField'
import { ErrorSummary } from './ErrorSummary'
import { Tick } from './Fields'
import { NotSent } from './NotSent'
import { SubmitButton } from './SubmitButton'
import { useEnquiry } from './useEnquiry'
import type { EnquiryView, FieldView } from './view'

const isTick = ({ kind }: FieldView) => kind === 'tick'

export function EnquiryForm({ view }: { view: EnquiryView }) {
  const { formProps, register, errorOf, summary, lost, busy } = useEnquiry(view)
  const idOf = (name: string) => `${view.uid}-${name}`
  const input = (name: string) => register?.(name) ?? { name }
  const at = (name: string) => ({ id: idOf(name), error: errorOf(name) })
  const consents = ['opt_in', 'terms_conditions']
  const isShown = (path: string) => consents.includes(path) || view.fields.some(({ name }) => name === path)
  const draw = (field: FieldView) => (
    <AnyField key={field.name} field={field} {...at(field.name)} input={input(field.name)} />
  )

  return (
    <form className="form" action="/api/leads" {...formProps}>
      <ErrorSummary errors={summary} idOf={(path) => (isShown(path) ? idOf(path) : null)} />
      <NotSent shown={lost} busy={busy} />
      <input type="hidden" name="form" value={view.form} />
      {view.hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="trap" aria-hidden="true">
        <label htmlFor={idOf('website')}>Leave this empty</label>
        <input {...input('website')} id={idOf('website')} tabIndex={-1} autoComplete="off" />
      </p>
      <div className="form__fields">{view.fields.filter((field) => !isTick(field)).map(draw)}</div>
      <fieldset className="checks">
        <legend className="sr">Also</legend>
        {view.fields.filter(isTick).map(draw)}
        {view.optIn && (
          <Tick {...input('opt_in')} {...at('opt_in')} defaultChecked={view.optIn.checked}>
            {view.optIn.label} <span className="opt">optional</span>
          </Tick>
        )}
        {view.terms && (
          <Tick {...input('terms_conditions')} {...at('terms_conditions')} required>
            {view.terms} Read the{' '}
            <a href="/terms-and-conditions" target="_blank">
              terms of use
            </a>{' '}
            and the{' '}
            <a href="/privacy-policy" target="_blank">
              privacy policy
            </a>
            .
          </Tick>
        )}
      </fieldset>
      <p className="fineprint">{view.notice}</p>
      <SubmitButton busy={busy} label={view.submit} />
    </form>
  )
}

'use client'
import { useSyncExternalStore } from 'react'
import { ErrorSummary, errorProps, Field, TextArea, Tick } from './Fields'
import { Chooser } from './Chooser'
import { useEnquiry } from './useEnquiry'
import type { EnquiryView } from './view'

const never = () => () => undefined

const FIELDS = [
  'category',
  'dealership_slug',
  'location',
  'name',
  'email',
  'phone',
  'offer_from_client',
  'booking_date',
  'message',
  'opt_in_trade',
  'opt_in_finance',
  'opt_in',
  'terms_conditions',
] as const
type FieldName = (typeof FIELDS)[number]

/** A plain form that the browser can send; react-hook-form takes over when the shopper first uses it. */
export function EnquiryForm({ view }: { view: EnquiryView }) {
  const { form, register, errors, summary, busy, onFocus, onSubmit } = useEnquiry(view)
  // Before hydration the browser's own validation messages are used.
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const idOf = (name: string) => `${view.uid}-${name}`
  const field = (name: FieldName | 'website') => register?.(name) ?? { name }
  const at = (name: FieldName) => ({ id: idOf(name), error: errors[name]?.message })
  const input = (name: FieldName) => ({ ...field(name), ...errorProps(at(name)), id: idOf(name) })
  const tick = (name: FieldName) => ({ ...field(name), ...at(name) })
  const hidden = new Set(view.hidden.map(([name]) => name))
  const isShown = (path: string) => FIELDS.some((name) => name === path) && !hidden.has(path)

  return (
    <form
      className="form"
      method="post"
      action="/api/leads"
      ref={form}
      onSubmit={onSubmit}
      onFocus={onFocus}
      noValidate={hydrated}
    >
      <ErrorSummary errors={summary} idOf={(path) => (isShown(path) ? idOf(path) : null)} />
      <input type="hidden" name="form" value={view.form} />
      {view.hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="trap" aria-hidden="true">
        <label htmlFor={idOf('website')}>Leave this empty</label>
        <input {...field('website')} id={idOf('website')} tabIndex={-1} autoComplete="off" />
      </p>
      <Chooser
        label="What is it about?"
        hint="Choose one"
        options={view.categories}
        {...at('category')}
        input={input('category')}
      />
      <Chooser
        label="Preferred dealership"
        hint="Choose a dealership"
        options={view.dealerships}
        {...at('dealership_slug')}
        input={input('dealership_slug')}
      />
      <Chooser
        label="Location"
        hint="Choose a location"
        options={view.locations}
        {...at('location')}
        input={input('location')}
      />
      <Field {...at('name')} label="Full name">
        <input {...input('name')} type="text" autoComplete="name" maxLength={120} required />
      </Field>
      <div className="form__two">
        <Field {...at('email')} label="Email">
          <input {...input('email')} type="email" autoComplete="email" maxLength={254} required />
        </Field>
        <Field {...at('phone')} label="Phone" optional>
          <input {...input('phone')} type="tel" autoComplete="tel" maxLength={40} />
        </Field>
      </div>
      {view.offer !== null && (
        <Field {...at('offer_from_client')} label="Your offer">
          <input
            {...input('offer_from_client')}
            type="text"
            inputMode="numeric"
            placeholder={view.offer}
            autoComplete="off"
            required
          />
        </Field>
      )}
      {view.booking && (
        <Field {...at('booking_date')} label="When would suit you?" optional>
          <input {...input('booking_date')} type="datetime-local" />
        </Field>
      )}
      <Field
        {...at('message')}
        label="Message"
        optional={
          !view.rules.messageRequired ||
          view.form === 'photos' ||
          view.form === 'test-drive' ||
          view.form === 'offer'
        }
      >
        <TextArea {...input('message')} rows={3} maxLength={4000} defaultValue={view.message} />
      </Field>
      <fieldset className="checks">
        <legend className="sr">Also</legend>
        {view.trade && <Tick {...tick('opt_in_trade')}>I have a car to trade in</Tick>}
        {view.finance && <Tick {...tick('opt_in_finance')}>Tell me about finance</Tick>}
        {view.optIn && (
          <Tick {...tick('opt_in')} defaultChecked={view.optIn.checked}>
            {view.optIn.label} <span className="opt">optional</span>
          </Tick>
        )}
        {view.terms && (
          <Tick {...tick('terms_conditions')} required>
            {view.terms} Read the <a href="/terms-and-conditions">terms of use</a> and the{' '}
            <a href="/privacy-policy">privacy policy</a>.
          </Tick>
        )}
      </fieldset>
      <p className="fineprint">{view.notice}</p>
      <button
        className={busy ? 'btn btn--brand btn--wide is-busy' : 'btn btn--brand btn--wide'}
        type="submit"
        aria-disabled={busy || undefined}
      >
        {busy && <span className="spin" />}
        {busy ? 'Sending…' : view.submit}
      </button>
    </form>
  )
}

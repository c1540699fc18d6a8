'use client'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { ErrorSummary } from '@/components/forms/ErrorSummary'
import { errorProps, Field, FieldError } from '@/components/forms/Fields'
import { Icon } from '@/components/ui/Icon'
import { FREQUENCIES, FREQUENCY_WORDS } from '@/domain/alerts/frequency'
import { MOST_PER_ADDRESS } from '@/domain/alerts/mostPerAddress'
import { t } from '@/lib/words'
import type { SaveSearchView } from './saveSearchView'
import { SAVE_FIELDS, SAVE_FORM_ID, type SaveField, useSaveSearch } from './useSaveSearch'

const never = () => () => undefined
const idOf = (name: string) => `save-${name}`

export function SaveSearchForm({ view }: { view: SaveSearchView }) {
  const { register, frequency, errorOf, busy, summary, sentTo, onSubmit, onFocus } = useSaveSearch(view)
  // Before hydration the browser's own validation messages are used.
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const done = useRef<HTMLDivElement>(null)
  useEffect(() => done.current?.focus(), [sentTo])

  if (sentTo)
    return (
      <div className="done" role="status" tabIndex={-1} ref={done}>
        <Icon name="mail" />
        <h3>{t('Check your email')}</h3>
        <p>
          {t('We have sent a link to')} <b>{sentTo}</b>
          {t('. Open it and press the button, and the emails begin. Until then we send nothing.')}
        </p>
        <p className="fineprint">
          {t(
            'Nothing there after a few minutes? Look in the spam folder. An address can have {most_per_address} saved searches.',
            { most_per_address: MOST_PER_ADDRESS },
          )}
        </p>
      </div>
    )
  const at = (name: SaveField) => ({ id: idOf(name), error: errorOf(name) })
  const input = (name: 'name' | 'email') => ({ ...register(name), ...errorProps(at(name)), id: idOf(name) })
  return (
    <form
      className="form"
      id={SAVE_FORM_ID}
      method="post"
      action="/api/saved-searches"
      noValidate={hydrated}
      onSubmit={onSubmit}
      onFocus={onFocus}
    >
      <ErrorSummary
        errors={summary}
        idOf={(path) => (SAVE_FIELDS.some((name) => name === path) ? idOf(path) : null)}
      />
      <input type="hidden" name="search" value={view.search} />
      <p className="trap" aria-hidden="true">
        <label htmlFor={idOf('website')}>{t('Leave this empty')}</label>
        <input {...register('website')} id={idOf('website')} tabIndex={-1} autoComplete="off" />
      </p>
      <Field {...at('name')} label={t('Name of this search')}>
        <input {...input('name')} type="text" autoComplete="off" maxLength={120} defaultValue={view.words} />
      </Field>
      <Field {...at('email')} label={t('Email')}>
        <input {...input('email')} type="email" autoComplete="email" maxLength={254} required />
      </Field>
      <fieldset className="rhythm">
        <legend>{t('How often?')}</legend>
        {FREQUENCIES.map((value) => (
          <label className="check" key={value}>
            <input
              {...register('frequency')}
              type="radio"
              value={value}
              defaultChecked={value === frequency}
              id={value === 'daily' ? idOf('frequency') : undefined}
            />
            <span>
              {t(FREQUENCY_WORDS[value].label)} <span className="opt">{t(FREQUENCY_WORDS[value].hint)}</span>
            </span>
          </label>
        ))}
        <FieldError {...at('frequency')} />
      </fieldset>
      <button
        className={busy ? 'btn btn--brand btn--wide is-busy' : 'btn btn--brand btn--wide'}
        type="submit"
        aria-disabled={busy || undefined}
      >
        {busy && <span className="spin" />}
        {t(busy ? 'Saving…' : 'Email me')}
      </button>
      <p className="fineprint">
        {view.consent} <a href="/privacy-policy">{t('Privacy policy')}</a>
      </p>
    </form>
  )
}

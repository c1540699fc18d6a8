'use client'
import { useEffect, useRef, useState } from 'react'
import { ErrorSummary } from '@/components/forms/ErrorSummary'
import { errorProps, Field, FieldError } from '@/components/forms/Fields'
import { NotSent } from '@/components/forms/NotSent'
import { Trap } from '@/components/forms/Trap'
import { useLiveForm } from '@/components/forms/useLiveForm'
import { Icon } from '@/components/ui/Icon'
import { FREQUENCIES, FREQUENCY_WORDS } from '@/features/saved-searches/frequency.rules'
import { MOST_PER_ADDRESS } from '@/features/saved-searches/mostPerAddress.rules'
import type { SavedSearchInput } from '@/features/saved-searches/signUpSchema.rules'
import { t } from '@/lib/words'
import { noteSaved } from './savedSearches'
import type { SaveSearchView } from './saveSearchView'

const FIELDS = ['name', 'email', 'frequency']
const idOf = (name: string) => `save-${name}`

export function SaveSearchForm({ view }: { view: SaveSearchView }) {
  const [sentTo, setSentTo] = useState('')
  const { formProps, register, choice, errorOf, summary, lost, busy } = useLiveForm<SavedSearchInput>({
    load: async (form) => (await import('./saveSearchLive')).saveSearchLive(form),
    captcha: view.captcha,
    draft: null,
    onTaken: ({ name, email, frequency }) => {
      noteSaved({ path: view.search, name: name || view.words, frequency })
      setSentTo(email)
    },
  })
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
  const at = (name: string) => ({ id: idOf(name), error: errorOf(name) })
  const input = (name: string) => ({
    ...(register?.(name) ?? { name }),
    ...errorProps(at(name)),
    id: idOf(name),
  })
  return (
    <form className="form" action="/api/saved-searches" {...formProps}>
      <ErrorSummary errors={summary} idOf={(path) => (FIELDS.includes(path) ? idOf(path) : null)} />
      <NotSent shown={lost} busy={busy} />
      <input type="hidden" name="search" value={view.search} />
      <Trap id={idOf('website')} />
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
              {...choice('frequency')}
              type="radio"
              value={value}
              defaultChecked={value === 'daily'}
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

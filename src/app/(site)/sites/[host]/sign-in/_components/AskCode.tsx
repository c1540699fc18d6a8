import type { CSSProperties } from 'react'
import { signInHref } from '@/features/accounts/signInHref.rules'
import type { SignInView } from '@/app/(site)/sites/[host]/sign-in/page-data'
import { ProofField } from '@/components/forms/ProofField'
import { Stage, type StageFrame } from '@/components/page/Stage'
import { t } from '@/lib/words'
import { Failure } from './Failure'
import { PlaceFields } from './Place'

interface Props {
  frame: StageFrame
  view: SignInView
  requested: NonNullable<SignInView['requested']>
}

export function AskCode({ view: { site, place, failure, key }, requested, frame }: Props) {
  const { type, redirect, back, add } = place
  const isWrong = failure === 'code' || failure === 'taken'
  const waiting: CSSProperties & Record<'--wait', string> = { '--wait': `${requested.wait}s` }
  const who = (
    <>
      <PlaceFields place={place} />
      <input type="hidden" name="step" value="code" />
    </>
  )
  return (
    <Stage
      {...frame}
      head={
        <>
          <h1>{t('Enter the code')}</h1>
          <p>
            {t('We sent six digits to')} <b>{requested.text}</b>.{' '}
            <a href={signInHref({ type, redirect, back, add })}>{t('Change it')}</a>
          </p>
        </>
      }
      main={
        <>
          <form className="form" method="post" action="/api/sign-in/verify" noValidate>
            <Failure name={failure} field="code" />
            <div className={isWrong ? 'field field--code is-bad' : 'field field--code'}>
              <label htmlFor="code">{t('Code')}</label>
              <input
                id="code"
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                placeholder="000 000"
                maxLength={20}
                aria-describedby="code-hint"
                aria-invalid={isWrong || undefined}
                autoFocus
              />
              <p className="field__hint" id="code-hint">
                {t('You can paste the code. It is valid for 10 minutes.')}
              </p>
            </div>
            {who}
            <button className="btn btn--brand btn--wide" type="submit">
              {t(add ? 'Add it' : 'Sign in')}
            </button>
          </form>
          <form className="sign__again" method="post" action="/api/sign-in/request" style={waiting}>
            <input type="hidden" name={requested.kind} value={requested.login} />
            <input type="hidden" name="key" value={key} />
            {who}
            {site.config.forms.captcha && <ProofField />}
            <button className="textbtn" type="submit">
              {t('Send a new code')}
            </button>
            {requested.wait > 0 && (
              <span className="sign__wait">
                {t('You can ask for a new code in {wait} seconds.', { wait: requested.wait })}
              </span>
            )}
            <span className="fineprint">
              {t(
                requested.kind === 'email'
                  ? 'Nothing there? Look in the spam folder first.'
                  : 'A text can take a minute.',
              )}
            </span>
          </form>
        </>
      }
    />
  )
}

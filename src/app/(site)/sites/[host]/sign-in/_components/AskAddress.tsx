import { LOGIN_FAULTS, type LoginKind } from '@/features/accounts/login.rules'
import { whySignIn } from '@/features/accounts/signInWords.rules'
import type { SignInView } from '@/app/(site)/sites/[host]/sign-in/page-data'
import { ProofField } from '@/components/forms/ProofField'
import { Stage, type StageFrame } from '@/components/page/Stage'
import { phrase, t } from '@/lib/words'
import { Failure } from './Failure'
import { PlaceFields } from './Place'

const FIELDS: Record<
  LoginKind,
  { way: string; label: string; type: string; autoComplete: string; hint: string }
> = {
  phone: {
    way: phrase('Text'),
    label: phrase('Mobile'),
    type: 'tel',
    autoComplete: 'tel',
    hint: phrase('Australian or New Zealand mobile, any format'),
  },
  email: {
    way: phrase('Email'),
    label: phrase('Email'),
    type: 'email',
    autoComplete: 'email',
    hint: phrase('We send the code there'),
  },
}
const ADD_HEADING: Record<LoginKind, string> = {
  phone: phrase('Add your mobile'),
  email: phrase('Add your email'),
}

interface FieldProps {
  kind: LoginKind
  isWrong: boolean
  typed: string | undefined
}

function AddressField({ kind, isWrong, typed }: FieldProps) {
  const { label, type, autoComplete, hint } = FIELDS[kind]
  return (
    <div className={isWrong ? 'field is-bad' : 'field'} data-by={kind}>
      <label htmlFor={kind}>{t(label)}</label>
      <input
        id={kind}
        name={kind}
        type={type}
        autoComplete={autoComplete}
        defaultValue={typed}
        aria-describedby={isWrong ? `${kind}-e ${kind}-hint` : `${kind}-hint`}
        aria-invalid={isWrong || undefined}
        autoFocus={isWrong}
      />
      {isWrong && (
        <p className="field__err" id={`${kind}-e`}>
          {t(LOGIN_FAULTS[kind])}
        </p>
      )}
      <p className="field__hint" id={`${kind}-hint`}>
        {t(hint)}
      </p>
    </div>
  )
}

/** Both fields are in the form; the choice above shows one of them, by CSS alone. */
export function AskAddress({ view, frame }: { view: SignInView; frame: StageFrame }) {
  const { site, place, failure, by, kinds, typed, key } = view
  return (
    <Stage
      {...frame}
      head={
        <>
          <h1>{t(place.add ? ADD_HEADING[place.add] : 'Sign in with a code')}</h1>
          <p>
            {place.add
              ? t('We send a code there, to see that it is yours.')
              : whySignIn(place.type, site.config.labels.cars)}
          </p>
        </>
      }
      main={
        <>
          <form className="form" method="post" action="/api/sign-in/request" noValidate>
            <Failure name={failure} field={by} />
            {kinds.length > 1 && (
              <fieldset className="seg seg--wrap">
                <legend>{t('Send it by')}</legend>
                {kinds.map((kind) => (
                  <label key={kind}>
                    <input type="radio" name="by" value={kind} defaultChecked={kind === by} />
                    <span>{t(FIELDS[kind].way)}</span>
                  </label>
                ))}
              </fieldset>
            )}
            {kinds.map((kind) => (
              <AddressField
                key={kind}
                kind={kind}
                isWrong={failure === kind}
                typed={typed?.kind === kind ? typed.text : undefined}
              />
            ))}
            {kinds.length === 1 && <input type="hidden" name="by" value={by} />}
            <input type="hidden" name="key" value={key} />
            <PlaceFields place={place} />
            {site.config.forms.captcha && <ProofField />}
            <button className="btn btn--brand btn--wide" type="submit">
              {t('Send me a code')}
            </button>
            <p className="fineprint">
              {!place.add && <>{t('First time? This makes your account.')} </>}
              {t('See our')} <a href="/privacy-policy">{t('privacy policy')}</a>.
            </p>
          </form>
          {place.back && (
            <a className="link" href={place.back}>
              {t('Not now, go back')}
            </a>
          )}
        </>
      }
    />
  )
}

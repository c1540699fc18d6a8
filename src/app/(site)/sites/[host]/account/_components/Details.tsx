import { spokenPhone } from '@/core/place/phones/phones'
import { signInHref } from '@/features/accounts/signInHref.rules'
import { t } from '@/lib/words'
import type { Shopper } from '@/features/accounts/row'

const changeHref = (add: 'email' | 'phone') => signInHref({ add, redirect: '/account', back: '/account' })

export function Details({ shopper }: { shopper: Shopper }) {
  const { name, phone, email } = shopper
  return (
    <section className="panelbox" aria-labelledby="details">
      <h2 id="details">{t('Your details')}</h2>
      <dl className="lines">
        <div>
          <dt>{t('Name')}</dt>
          <dd>{name ?? t('Not given')}</dd>
        </div>
        <div>
          <dt>{t('Mobile')}</dt>
          <dd>
            {phone && <span>{spokenPhone(phone)} </span>}
            <a className="link" href={changeHref('phone')}>
              {t(phone ? 'Change' : 'Add')}
              <span className="sr"> {t('your mobile')}</span>
            </a>
          </dd>
        </div>
        <div>
          <dt>{t('Email')}</dt>
          <dd>
            {email && <span>{email} </span>}
            <a className="link" href={changeHref('email')}>
              {t(email ? 'Change' : 'Add')}
              <span className="sr"> {t('your email')}</span>
            </a>
          </dd>
        </div>
      </dl>
      <details>
        <summary>{t('Change your name')}</summary>
        <form className="form" method="post" action="/api/account">
          <div className="field">
            <label htmlFor="name">{t('Name')}</label>
            <input id="name" name="name" autoComplete="name" maxLength={120} defaultValue={name ?? ''} />
          </div>
          <button className="btn btn--soft" type="submit">
            {t('Save the name')}
          </button>
        </form>
      </details>
    </section>
  )
}

import { spokenPhone } from '@/domain/phones'
import { signInHref } from '@/domain/shoppers/signInHref'
import type { Shopper } from '@/shoppers/row'

const changeHref = (add: 'email' | 'phone') => signInHref({ add, redirect: '/account', back: '/account' })

export function Details({ shopper }: { shopper: Shopper }) {
  const { name, phone, email } = shopper
  return (
    <section className="panelbox" aria-labelledby="details">
      <h2 id="details">Your details</h2>
      <dl className="lines">
        <div>
          <dt>Name</dt>
          <dd>{name ?? 'Not given'}</dd>
        </div>
        <div>
          <dt>Mobile</dt>
          <dd>
            {phone && <span>{spokenPhone(phone)} </span>}
            <a className="link" href={changeHref('phone')}>
              {phone ? 'Change' : 'Add'}
              <span className="sr"> your mobile</span>
            </a>
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            {email && <span>{email} </span>}
            <a className="link" href={changeHref('email')}>
              {email ? 'Change' : 'Add'}
              <span className="sr"> your email</span>
            </a>
          </dd>
        </div>
      </dl>
      <details>
        <summary>Change your name</summary>
        <form className="form" method="post" action="/api/account">
          <div className="field">
            <label htmlFor="name">Name</label>
            <input id="name" name="name" autoComplete="name" maxLength={120} defaultValue={name ?? ''} />
          </div>
          <button className="btn btn--soft" type="submit">
            Save the name
          </button>
        </form>
      </details>
    </section>
  )
}

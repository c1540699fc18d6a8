import { t } from '@/lib/words'

/** Signing out also empties the site's lists on this device: the account has them. */
export function Leave() {
  return (
    <div className="acct__leave">
      <form method="post" action="/api/sign-out">
        <button className="btn btn--line btn--wide" type="submit">
          {t('Sign out')}
        </button>
      </form>
      <form method="post" action="/api/sign-out">
        <input type="hidden" name="everywhere" value="1" />
        <button className="textbtn" type="submit">
          {t('Sign out on all devices')}
        </button>
      </form>
      <a className="link" href="/api/account/export" download>
        {t('Download my data')}
      </a>
      <a className="link" href="/account/delete">
        {t('Delete my account')}
      </a>
    </div>
  )
}

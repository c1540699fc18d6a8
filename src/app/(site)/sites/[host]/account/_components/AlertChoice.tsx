import { savedCarsConsentText } from '@/domain/alerts/consentText'
import { momentText } from '@/domain/shoppers/onTheGo'
import { signInHref } from '@/domain/shoppers/signInHref'
import type { Site } from '@/domain/views'
import type { Shopper } from '@/shoppers/row'

interface Props {
  site: Site
  shopper: Shopper
  since: Date | null
  page: '/account' | '/watchlist'
}

/** The text above the button is the consent that is kept with the press. */
export function AlertChoice({ site, shopper, since, page }: Props) {
  return (
    <section className="panelbox" aria-labelledby="alerts">
      <h2 id="alerts">Price drops by email</h2>
      {since ? (
        <p>
          On since {momentText(since, site.config.timezone)}, when you agreed to: “
          {savedCarsConsentText(site.config, site.tenant.name)}”
        </p>
      ) : (
        <p>{savedCarsConsentText(site.config, site.tenant.name)}</p>
      )}
      {shopper.email ? (
        <form method="post" action="/api/account/alerts">
          <input type="hidden" name="on" value={since ? '0' : '1'} />
          <input type="hidden" name="redirect" value={page} />
          <button className={since ? 'btn btn--line' : 'btn btn--soft'} type="submit">
            {since ? 'Stop these emails' : 'Yes, email me'}
          </button>
        </form>
      ) : (
        <a className="link" href={signInHref({ add: 'email', redirect: page, back: page })}>
          Add your email first
        </a>
      )}
    </section>
  )
}

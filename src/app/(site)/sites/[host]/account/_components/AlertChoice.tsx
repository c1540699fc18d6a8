import { savedCarsConsentText } from '@/features/saved-searches/consentText.rules'
import { signInHref } from '@/features/accounts/signInHref.rules'
import type { Site } from '@/core/dealer/views'
import { t } from '@/lib/words'
import type { Shopper } from '@/features/accounts/row'
import { momentText } from '@/core/place/moments'

interface Props {
  site: Site
  shopper: Shopper
  since: Date | null
  page: '/account' | '/watchlist'
}

/** The text above the button is the consent that is stored with the press. Without saved cars it can only be withdrawn. */
export function AlertChoice({ site, shopper, since, page }: Props) {
  if (!site.config.features.garage && !since) return null
  return (
    <section className="panelbox" aria-labelledby="alerts">
      <h2 id="alerts">{t('Price drops by email')}</h2>
      {since ? (
        <p>
          {t('On since {momentText}, when you agreed to: “{savedCarsConsentText}”', {
            momentText: momentText(since, site.config.timezone),
            savedCarsConsentText: savedCarsConsentText(site.config, site.tenant.name),
          })}
        </p>
      ) : (
        <p>{savedCarsConsentText(site.config, site.tenant.name)}</p>
      )}
      {shopper.email ? (
        <form method="post" action="/api/account/alerts">
          <input type="hidden" name="on" value={since ? '0' : '1'} />
          <input type="hidden" name="redirect" value={page} />
          <button className={since ? 'btn btn--line' : 'btn btn--soft'} type="submit">
            {t(since ? 'Stop these emails' : 'Yes, email me')}
          </button>
        </form>
      ) : (
        <a className="link" href={signInHref({ add: 'email', redirect: page, back: page })}>
          {t('Add your email first')}
        </a>
      )}
    </section>
  )
}

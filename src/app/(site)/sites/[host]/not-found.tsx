import { headers } from 'next/headers'
import { Notice } from '@/components/page/Notice'
import { t } from '@/lib/words'
import { siteOfHost } from './_lib/site'

/**
 * Next sends this beside every page and shows it only where scripts find out that a page is missing, so it is short. People
 * get the dealer's whole 404: the server in front sends it, also to a click (not-found/page.tsx).
 */
export default async function NotFound() {
  const host = (await headers()).get('x-forecourt-host') ?? ''
  const site = host ? await siteOfHost(host) : null
  if (!site) {
    return (
      <main id="main">
        <h1>{t('Not found')}</h1>
        <p>{t('There is no website at this address.')}</p>
      </main>
    )
  }
  const { notFound, notFoundHint } = site.config.voice
  return (
    <Notice title={t(notFound)} text={t(notFoundHint)}>
      <a className="btn btn--brand" href="/search">
        {t('All stock')}
      </a>
    </Notice>
  )
}

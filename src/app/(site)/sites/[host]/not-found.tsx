import { headers } from 'next/headers'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { t } from '@/lib/words'
import { frameMarkup } from './_lib/frame'
import { siteOfHost } from './_lib/site'

/** The dealer's 404. A host without a tenant gets one plain sentence. */
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
  return <StaticHtml className="static-html" html={(await frameMarkup(site)).notFound} />
}

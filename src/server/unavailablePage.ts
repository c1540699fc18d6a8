import { setTimeout } from 'node:timers/promises'
import type { PageCache, Stored } from '@/cache/PageCache'
import { makeNonce } from './csp'
import { toStored } from './entry'
import { notFoundPage, UNAVAILABLE, type SiteAddress } from './notFoundPage'
import type { AppHandler, ServerOptions } from './options'
import { baseline } from './securityHeaders'
import { escapeHtml } from '@/lib/escapeHtml'
import { t } from '@/lib/words'

/** Seconds. */
export const RETRY_AFTER = '5'
/** The notice must come from the cache: a second read of the database would only delay the response. */
const NOTICE_MS = 400

/** In the dealer's words if its site was read before the fault. */
const plainHtml = (): string => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(t('Not available just now'))}</title>
<style>
body { margin: 0; font: 1.0625rem/1.5 system-ui, sans-serif; color: #14181d; background: #f6f6f4 }
main { max-width: 40rem; margin: 0 auto; padding: clamp(2rem, 8vw, 6rem) 1.25rem }
h1 { margin: 0; font-size: clamp(2rem, 6vw, 3rem); line-height: 1.1 }
a { color: #0b5a6e }
</style>
</head>
<body><main id="main">
<h1>${escapeHtml(t('This page is not available just now.'))}</h1>
<p>${escapeHtml(t('Our system does not answer. Try again in a moment.'))} <a href="">${escapeHtml(t('Try again'))}</a></p>
</main></body>
</html>
`

export async function unavailablePage(
  app: AppHandler,
  options: ServerOptions,
  cache: PageCache,
  site: SiteAddress,
): Promise<Stored> {
  const notice = await Promise.race([
    notFoundPage(app, options, cache, site, UNAVAILABLE),
    setTimeout(NOTICE_MS, null, { ref: false }),
  ])
  const page = notice ?? plainPage(options)
  return { ...page, head: [...page.head, 'Retry-After', RETRY_AFTER] }
}

const plainPage = ({ secure, dev }: ServerOptions): Stored =>
  toStored(
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(plainHtml()) },
    {
      nonce: makeNonce(),
      tags: [],
      ttl: 0,
      baseline: baseline(secure),
      immutable: false,
      policies: !dev,
    },
  )

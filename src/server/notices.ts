import type { IncomingHttpHeaders } from 'node:http'
import { siteTags, stockTags } from '@/cache/tags'
import { ask, withStatus } from './renders'
import { makeNonce, baseline } from './securityHeaders'
import { toStored } from './entry'
import type { AppHandler, ServerOptions } from './options'
import type { PageCache, Stored } from '@/cache/PageCache'
import { isEmptyShell, nonceRequestPolicy, WHOLE_HEAD_AGENT } from '@/lib/nextContract'
import { setTimeout } from 'node:timers/promises'
import { RETRY_AFTER } from './answers'
import { escapeHtml } from '@/lib/text'
import { requestLang, t } from '@/lib/words'
import { storeAnswers } from '@/lib/storeHealth'

export interface SiteAddress {
  id: string
  host: string
  authority: string
  scheme: 'http' | 'https'
}

interface Notice {
  path: string
  status: 404 | 503
  ttl: number
  tags: (host: string) => string[]
}
const NOT_FOUND: Notice = { path: '/not-found', status: 404, ttl: 60_000, tags: stockTags }
/** Long, because it can be rendered only while the tenant's header and footer are in memory. */
const UNAVAILABLE: Notice = { path: '/unavailable', status: 503, ttl: 600_000, tags: siteTags }

/** All headers of a page that may be shared: the host, and nothing about the visitor. */
export function sharedHeaders(site: SiteAddress, nonce: string): IncomingHttpHeaders {
  return {
    host: site.authority,
    accept: '*/*',
    'user-agent': WHOLE_HEAD_AGENT,
    'x-request-id': site.id,
    'x-forecourt-host': site.host,
    'x-forwarded-host': site.authority,
    'x-forwarded-proto': site.scheme,
    'x-forecourt-site': site.host,
    'content-security-policy': nonceRequestPolicy(nonce),
    'x-nonce': nonce,
  }
}

/** Replaces Next's empty 404, which needs scripts to show. Cached per host; null when there is none. */
export async function notFoundPage(
  app: AppHandler,
  options: ServerOptions,
  cache: PageCache,
  site: SiteAddress,
  { path, status, ttl, ...notice }: Notice = NOT_FOUND,
): Promise<Stored | null> {
  const key = `${site.host}\n${status}`
  const saved = options.cache ? cache.get(key) : undefined
  if (saved) return saved
  const tags = notice.tags(site.host)
  const ticket = cache.begin(tags)
  const nonce = makeNonce()
  try {
    const captured = withStatus(await ask(app, path, sharedHeaders(site, nonce)), undefined)
    // For an unknown host there is no such page: its response is not worth caching.
    if (captured.status !== status || isEmptyShell(captured.body)) return null
    const how = {
      nonce,
      tags,
      ttl,
      baseline: baseline(options.secure),
      immutable: false,
      policies: !options.dev,
    }
    const stored = toStored(captured, how)
    if (options.cache && cache.isFresh(ticket)) cache.set(key, stored)
    return stored
  } catch (error) {
    options.warn({ err: error, host: site.host, status }, 'a page of a status could not be made')
    return null
  } finally {
    cache.end()
  }
}

/** The notice must come from the cache: a second read of the database would only delay the response. */
const NOTICE_MS = 400

/** In the dealer's words if its site was read before the fault. */
const plainHtml = (): string => `<!doctype html>
<html lang="${requestLang()}">
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

export class StoreUnanswered extends Error {}

/** Up to this time a request is not late. With the wait for the store and the notice, a 503 is sent within 2 s. */
const SLOW_MS = 600

async function unanswered(signal: AbortSignal): Promise<never> {
  do await setTimeout(SLOW_MS, null, { ref: false, signal })
  while (await storeAnswers())
  throw new StoreUnanswered('The store does not answer')
}

/** Slow work continues as long as the store answers. @throws StoreUnanswered */
export async function whileStoreAnswers<T>(work: Promise<T>): Promise<T> {
  const done = new AbortController()
  const watch = unanswered(done.signal)
  watch.catch(() => undefined)
  try {
    return await Promise.race([work, watch])
  } finally {
    done.abort()
  }
}

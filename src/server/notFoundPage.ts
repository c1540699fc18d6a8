import type { IncomingHttpHeaders } from 'node:http'
import { stockTags } from '@/cache/tags'
import { ask } from './Capture'
import { makeNonce } from './csp'
import { toStored } from './entry'
import type { AppHandler, ServerOptions } from './options'
import type { PageCache, Stored } from '@/cache/PageCache'
import { nonceRequestPolicy, WHOLE_HEAD_AGENT } from './nextContract'
import { withStatus } from './withStatus'
import { baseline } from './securityHeaders'

export interface SiteAddress {
  id: string
  host: string
  /** `Host` as the app is to see it, with its port. */
  authority: string
  scheme: 'http' | 'https'
}

/** The page of a dealer site that says, in the dealer's look, that there is nothing here. */
const PATH = '/not-found'
const TTL = 60_000

/** Everything the app learns about the request for a page that may be shared: the host, and nothing about the person. */
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

/** Takes the place of Next's empty 404, so that it can be read without scripts. Kept per host; null when there is none. */
export async function notFoundPage(
  app: AppHandler,
  options: ServerOptions,
  cache: PageCache,
  site: SiteAddress,
): Promise<Stored | null> {
  const key = `${site.host}\n404`
  const kept = options.cache ? cache.get(key) : undefined
  if (kept) return kept
  const tags = stockTags(site.host)
  const ticket = cache.begin(tags)
  const nonce = makeNonce()
  try {
    const captured = withStatus(await ask(app, PATH, sharedHeaders(site, nonce)), undefined)
    // Only the page of a known host asks for 404; the plain answer for an unknown host is not worth an entry.
    if (captured.status !== 404) return null
    const how = {
      nonce,
      tags,
      ttl: TTL,
      baseline: baseline(options.secure),
      immutable: false,
      policies: !options.dev,
    }
    const stored = toStored(captured, how)
    if (options.cache && cache.isFresh(ticket)) cache.set(key, stored)
    return stored
  } catch {
    return null
  } finally {
    cache.end()
  }
}

import type { IncomingHttpHeaders } from 'node:http'
import { siteTags, stockTags } from '@/cache/tags'
import { ask } from './Capture'
import { makeNonce } from './csp'
import { toStored } from './entry'
import type { AppHandler, ServerOptions } from './options'
import type { PageCache, Stored } from '@/cache/PageCache'
import { isEmptyShell, nonceRequestPolicy, WHOLE_HEAD_AGENT } from '@/lib/nextContract'
import { withStatus } from './withStatus'
import { baseline } from './securityHeaders'

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
export const UNAVAILABLE: Notice = { path: '/unavailable', status: 503, ttl: 600_000, tags: siteTags }

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
  const kept = options.cache ? cache.get(key) : undefined
  if (kept) return kept
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

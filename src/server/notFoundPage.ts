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

export interface Place {
  id: string
  host: string
  /** `Host` as the app is to see it, with its port. */
  authority: string
  scheme: 'http' | 'https'
}

/** A page of every dealer site that stands, in the dealer's look, for pages that cannot be shown. */
interface Notice {
  path: string
  status: 404 | 503
  /** ms */
  ttl: number
}
const NOT_FOUND: Notice = { path: '/not-found', status: 404, ttl: 60_000 }
/** Kept for long: it can be made only while the dealer's header and footer are in memory. */
export const UNAVAILABLE: Notice = { path: '/unavailable', status: 503, ttl: 600_000 }

/** Everything the app learns about the visitor of a page that may be shared: the host, and nothing of a person. */
export function sharedHeaders(place: Place, nonce: string): IncomingHttpHeaders {
  return {
    host: place.authority,
    accept: '*/*',
    'user-agent': WHOLE_HEAD_AGENT,
    'x-request-id': place.id,
    'x-forecourt-host': place.host,
    'x-forwarded-host': place.authority,
    'x-forwarded-proto': place.scheme,
    'x-forecourt-site': place.host,
    'content-security-policy': nonceRequestPolicy(nonce),
    'x-nonce': nonce,
  }
}

/** Takes the place of Next's empty 404, so that it can be read without scripts. Kept per host; null when there is none. */
export async function notFoundPage(
  app: AppHandler,
  options: ServerOptions,
  cache: PageCache,
  place: Place,
  { path, status, ttl }: Notice = NOT_FOUND,
): Promise<Stored | null> {
  const key = `${place.host}\n${status}`
  const kept = options.cache ? cache.get(key) : undefined
  if (kept) return kept
  const tags = stockTags(place.host)
  const ticket = cache.begin(tags)
  const nonce = makeNonce()
  try {
    const captured = withStatus(await ask(app, path, sharedHeaders(place, nonce)), undefined)
    // Only a known host says so of itself; an unknown host's plain answer is not worth a place in the cache.
    if (captured.status !== status) return null
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
  } catch {
    return null
  } finally {
    cache.end()
  }
}

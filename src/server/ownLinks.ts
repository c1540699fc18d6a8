import { isDataRequest } from '@/lib/nextContract'
import { giveKey, ownLinksCookie, takeKey } from '@/lib/ownLinks'
import { answer } from './answers'
import type { InnerRequest } from './InnerRequest'
import type { InnerResponse } from './InnerResponse'
import type { RequestContext } from './requestContext'

/** A browser, which shows the address and keeps cookies; other programs get the page at the link itself. */
const isBrowser = ({ headers }: InnerRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' ||
  isDataRequest(headers) ||
  (headers['sec-fetch-mode'] === undefined && (headers.accept ?? '').includes('text/html'))

/**
 * A link with a key is answered by the same address without it, and a cookie that has it; a page without its key is asked
 * for with the one of the cookie. Null when the redirect was the answer.
 */
export function ownLinks(
  req: InnerRequest,
  res: InnerResponse,
  context: RequestContext,
  secure: boolean,
): RequestContext | null {
  const { target, isPlatform, id } = context
  if (isPlatform || req.method !== 'GET') return context
  const { path, query } = target
  const { cookie } = req.headers
  const taken = isBrowser(req) ? takeKey(path, query) : null
  if (taken) {
    res.setHeader('Set-Cookie', ownLinksCookie(cookie, taken.reference, taken.key, secure))
    const headers = { Location: taken.address, 'Referrer-Policy': 'strict-origin', 'X-Request-Id': id }
    answer(res, 303, { secure, headers })
    return null
  }
  const given = giveKey(path, query, cookie, secure)
  return given === null
    ? context
    : { ...context, target: { ...target, query: given, url: `${path}?${given}` } }
}

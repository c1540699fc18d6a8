import { stopSaved } from '@/features/saved-searches/answer'
import type { Site } from '@/core/dealer/views'
import { readBody } from '@/lib/requestBody'
import { forSavedSearches, toPage } from '@/app/api/saved-searches/answers'
import { methods } from '@/app/api/methods'
import { phrase } from '@/lib/words'
import { failure, json } from '@/app/api/cars/answers'

/** A GET of the mail header's address only shows the button. */
function page(request: Request): Response {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return toPage(`stop?token=${encodeURIComponent(token)}`)
}

async function stop(site: Site, request: Request): Promise<Response> {
  const oneClick = new URL(request.url).searchParams.get('token')
  const body = oneClick === null ? await readBody(request) : null
  if (body && !body.ok) return failure(body.status, body.error)
  const token = oneClick ?? body?.values.token
  const known = typeof token === 'string' && (await stopSaved(site, token, new Date()))
  if (body?.plainForm) return toPage(known ? 'stopped' : 'stop')
  return known ? json({ state: 'stopped' }) : failure(404, phrase('This link is not known here.'))
}

/**
 * A token in the address is a mail program's one-click request (RFC 8058): its body is ignored, and it must not be
 * redirected. A token in the body comes from the page's button.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: page,
  POST: (request) => forSavedSearches(request, (site) => stop(site, request), { evenOff: true }),
})

import { stopSaved } from '@/alerts/answer'
import type { Site } from '@/domain/views'
import { readBody } from '@/lib/readBody'
import { forSavedSearches, json, toPage } from '@/app/api/saved-searches/answers'
import { methods } from '@/app/api/methods'

/** A person who opens the header's address in a browser gets the page with the button: opening alone stops nothing. */
function page(request: Request): Response {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return toPage(`stop?token=${encodeURIComponent(token)}`)
}

async function stop(site: Site, request: Request): Promise<Response> {
  const oneClick = new URL(request.url).searchParams.get('token')
  const body = oneClick === null ? await readBody(request) : null
  if (body && !body.ok) return json(body.status, { error: body.error })
  const token = oneClick ?? body?.values.token
  const known = typeof token === 'string' && (await stopSaved(site, token, new Date()))
  if (body?.plainForm) return toPage(known ? 'stopped' : 'stop')
  return known ? json(200, { state: 'stopped' }) : json(404, { error: 'This link is not known here.' })
}

/**
 * A POST stops the mails at once. With the token in the address it is a mail program's one click (RFC 8058), whose body is
 * of no interest and which is not to be sent elsewhere; with the token in the body it is the page's button.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: page,
  POST: (request) => forSavedSearches(request, (site) => stop(site, request), { evenOff: true }),
})

import { type Found, findByLink } from '@/features/bookings/change'
import type { Site } from '@/core/dealer/views'
import { type Body, readBody } from '@/lib/requestBody'
import { failure } from '@/app/api/cars/answers'
import { seeOther } from '@/app/api/forms/plainPages'
import { phrase } from '@/lib/words'

type Sent = Extract<Body, { ok: true }>
export interface Linked extends Sent {
  found: Found
  token: string
}

export const bookingPage = (step: string, token: string): Response =>
  seeOther(`/bookings/${step}?token=${encodeURIComponent(token)}`)

/** The booking of a mailed link. For an unknown link: 404, or a page that says so. */
export async function readLinked(site: Site, request: Request): Promise<Linked | Response> {
  const body = await readBody(request)
  if (!body.ok) return failure(body.status, body.error)
  const { token } = body.values
  const found = typeof token === 'string' ? await findByLink(site, token) : null
  if (found && typeof token === 'string') return { ...body, found, token }
  return body.plainForm
    ? bookingPage('manage', String(token))
    : failure(404, phrase('This link is not known here.'))
}

import { parseLead } from '@/leads/parseLead'
import { submitLead } from '@/leads/submit'
import { readBody } from '@/lib/readBody'
import { log } from '@/lib/log'
import type { Site } from '@/domain/views'
import { forSite } from '../cars/answers'
import { plainFailure, plainSuccess } from './plainForm'

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

async function take(site: Site, request: Request): Promise<Response> {
  const body = await readBody(request)
  if (!body.ok) return answer(body.status, { error: body.error })
  const parsed = parseLead(site, body.values)
  if (!parsed.ok)
    return body.plainForm
      ? plainFailure(parsed.errors)
      : answer(422, { error: 'Please fix the following errors:', errors: parsed.errors })
  try {
    const { lead_id } = await submitLead(site, parsed.lead, {
      idempotencyKey: request.headers.get('idempotency-key'),
      userAgent: request.headers.get('user-agent')?.slice(0, 400) ?? '',
      at: new Date(),
    })
    return body.plainForm ? plainSuccess(lead_id) : answer(201, { lead_id })
  } catch (error) {
    log.error({ err: error, tenant: site.tenant.slug }, 'lead not stored')
    return answer(503, {
      error: 'We could not store your message just now. Please try again in a minute, or call us.',
    })
  }
}

/** A shopper's enquiry: 201 {lead_id}, or 422 {error, errors: [{path, message}]}. A form without JavaScript gets pages instead. */
export const POST = (request: Request): Promise<Response> => forSite(request, (site) => take(site, request))

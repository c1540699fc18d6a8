import { readBody } from '@/lib/requestBody'
import { failure } from '@/app/api/cars/answers'
import { finish } from '@/app/api/trade-in/finish'
import { forTrade, journeyOf, refuse, UNKNOWN } from '@/app/api/trade-in/forTrade'
import { methods } from '@/app/api/methods'
import type { Site } from '@/core/dealer/views'

async function accept(site: Site, request: Request): Promise<Response> {
  const body = await readBody(request)
  if (!body.ok) return failure(body.status, body.error)
  const { id, rego, regoState } = body.values
  const plain = body.plainForm && { site, request }
  const journey = await journeyOf(site, id)
  if (!journey) return refuse(plain, 404, [{ path: '', message: UNKNOWN }])
  return finish(site, { journey, rego, regoState, plain })
}

/** `{id, rego, regoState}`: 200 `{lead_id, form_completed, offer_accepted, event_id}`; the same for a repeated call. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> => forTrade(request, 'step', (site) => accept(site, request)),
})

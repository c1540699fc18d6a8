import { leadEvent } from '@/domain/leads/leadEvents'
import { stepPath } from '@/domain/valuations/paths'
import { type ReadPlate, readPlate } from '@/domain/valuations/plate'
import { completeTrade } from '@/leads/tradeJourney'
import { complete } from '@/valuations/complete'
import { newsOf } from '@/valuations/news'
import type { Site } from '@/domain/views'
import { readBody } from '@/lib/readBody'
import { failure, json } from '@/app/api/cars/answers'
import { seeOther } from '@/app/api/forms/plainPages'
import { BUSY, forTrade, journeyOf, refuse, UNKNOWN } from '@/app/api/trade-in/forTrade'
import { methods } from '@/app/api/methods'

const whole = (message: string) => [{ path: '', message }]

/** A plate is asked, never insisted on: not every vehicle has one. */
const plateOf = ({ rego, regoState }: Record<string, unknown>): ReadPlate | null =>
  typeof rego === 'string' && rego.trim() ? readPlate(rego, regoState) : null

async function accept(site: Site, request: Request): Promise<Response> {
  const body = await readBody(request)
  if (!body.ok) return failure(body.status, body.error)
  const plain = body.plainForm
  const journey = await journeyOf(site, body.values.id)
  if (!journey) return refuse(plain, 404, whole(UNKNOWN))
  const plate = plateOf(body.values)
  if (plate?.ok === false) return refuse(plain, 422, [{ path: plate.path, message: plate.message }])
  const now = new Date()
  const known = plate && { rego: plate.rego, regoState: plate.regoState }
  const done = await complete(site, journey, known, now)
  if (!done) return refuse(plain, 409, whole(BUSY))
  const { trade, lines } = newsOf(journey, done.valuation, done.record)
  const news = { trade: { ...trade, ...known }, lines }
  if (!(await completeTrade(journey.leadRowId, news, now)))
    return refuse(plain, 503, whole('We could not take this just now. Please send it again.'))
  const { lead_id, form } = journey
  if (plain) return seeOther(stepPath('done', lead_id))
  const state = { form_completed: true, offer_accepted: done.valuation.accepted }
  return json({ lead_id, ...state, event_id: leadEvent({ form, ...state }, null) })
}

/**
 * `{id, rego, regoState}`: ends the journey, and takes the range where there is one that is still good. 200
 * `{lead_id, form_completed, offer_accepted, event_id}`; the same again for a repeated call.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> => forTrade(request, 'step', (site) => accept(site, request)),
})

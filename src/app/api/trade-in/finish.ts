import { leadEvent } from '@/features/leads/leadEvents.rules'
import { stepPath } from '@/core/dealer/links/tradeInPaths'
import { type ReadPlate, readPlate } from '@/features/trade-in/plate.rules'
import { completeTrade } from '@/features/leads/tradeJourney'
import { complete } from '@/features/trade-in/complete'
import type { Journey } from '@/features/trade-in/journey'
import { newsOf } from '@/features/trade-in/news'
import type { Site } from '@/core/dealer/views'
import { json } from '@/app/api/cars/answers'
import type { Sender } from '@/app/api/forms/plainFrame'
import { seeOther } from '@/app/api/forms/plainPages'
import { BUSY, refuse } from './forTrade'
import { phrase } from '@/lib/words'

const whole = (message: string) => [{ path: '', message }]

/** A plate is asked but not required: not every vehicle has one. */
const plateOf = ({ config }: Site, rego: unknown, regoState: unknown): ReadPlate | null =>
  typeof rego === 'string' && rego.trim() ? readPlate(rego, regoState, config.country) : null

interface FinishRequest {
  journey: Journey
  rego: unknown
  regoState: unknown
  plain: Sender | false
}

/** Ends the journey, and accepts the range if there is one that is still good. */
export async function finish(
  site: Site,
  { journey, rego, regoState, plain }: FinishRequest,
): Promise<Response> {
  const plate = plateOf(site, rego, regoState)
  if (plate?.ok === false) return refuse(plain, 422, [{ path: plate.path, message: plate.message }])
  const now = new Date()
  const known = plate && { rego: plate.rego, regoState: plate.regoState }
  const done = await complete(site, journey, known, now)
  if (!done) return refuse(plain, 409, whole(BUSY))
  const { trade, lines } = newsOf(journey, done.valuation, done.record)
  const news = { trade: { ...trade, ...known }, lines }
  if (!(await completeTrade(journey.leadRowId, news, now)))
    return refuse(plain, 503, whole(phrase('We could not take this just now. Please send it again.')))
  const { lead_id, form } = journey
  if (plain) return seeOther(stepPath('done', lead_id))
  const state = { form_completed: true, offer_accepted: done.valuation.accepted }
  return json({ lead_id, ...state, event_id: leadEvent({ form, ...state }, null) })
}

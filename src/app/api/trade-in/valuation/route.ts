import { ANSWER_NAMES, answersSchema } from '@/features/trade-in/answers.rules'
import { stepPath } from '@/core/dealer/links/tradeInPaths'
import { assumptions, basisText, noGuideText } from '@/features/trade-in/words.rules'
import { middleOf } from '@/features/trade-in/estimate.rules'
import { tellTrade } from '@/features/leads/tradeJourney'
import type { Journey, Valuation } from '@/features/trade-in/journey'
import { newsOf } from '@/features/trade-in/news'
import { valueCar } from '@/features/trade-in/value'
import type { Site } from '@/core/dealer/views'
import { readBody } from '@/lib/requestBody'
import { failure, json } from '@/app/api/cars/answers'
import { parsed } from '@/app/api/forms/parsed'
import { seeOther } from '@/app/api/forms/plainPages'
import { BUSY, forTrade, journeyOf, refuse, UNKNOWN } from '@/app/api/trade-in/forTrade'
import { methods } from '@/app/api/methods'
import { phrase } from '@/lib/words'

const whole = (message: string) => [{ path: '', message }]

const answersOf = (values: Record<string, unknown>): unknown =>
  values.adjustmentAnswers ??
  Object.fromEntries(ANSWER_NAMES.flatMap((name) => (name in values ? [[name, values[name]]] : [])))

function shown({ lead_id, car }: Journey, { range, reason, goodUntil, count, answers }: Valuation) {
  const guide = range && {
    offer_low: range.low,
    offer_high: range.high,
    offer_price: middleOf(range),
    good_until: goodUntil,
    basis: basisText(count),
    assumptions: answers && car.km !== undefined ? assumptions(car.km, answers) : [],
  }
  return { id: lead_id, lead_id, estimate: guide, reason, message: reason ? noGuideText(reason) : null }
}

async function value(site: Site, request: Request): Promise<Response> {
  const body = await readBody(request)
  if (!body.ok) return failure(body.status, body.error)
  const plain = body.plainForm && { site, request }
  const journey = await journeyOf(site, body.values.id)
  if (!journey) return refuse(plain, 404, whole(UNKNOWN))
  const answers = parsed(answersSchema, answersOf(body.values))
  if (!answers.ok) return refuse(plain, 422, answers.errors)
  const valuation = await valueCar(site, journey, answers.value, new Date())
  if (!valuation) return refuse(plain, 409, whole(BUSY))
  if (!(await tellTrade(journey.leadRowId, newsOf(journey, valuation))))
    return refuse(plain, 503, whole(phrase('We are still taking your first message. Please send it again.')))
  return plain ? seeOther(stepPath('range', journey.lead_id)) : json(shown(journey, valuation))
}

/**
 * `{id, adjustmentAnswers}` of the lead: 200 `{id, lead_id, estimate, reason, message}`; `estimate` is null, with the
 * reason, for a car that gets none.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> => forTrade(request, 'step', (site) => value(site, request)),
})

/** Values the shopper's car by the outside price guide, or by the platform's own stock where there is none. */
import type { Row } from '@/db/tableTypes'
import { type AdjustmentAnswers, conditionOf } from './answers.rules'
import { estimate, lastDay, overLimit, guideRange, middleOf, type Range } from './estimate.rules'
import type { NoGuide } from './words.rules'
import type { Site } from '@/core/dealer/views'
import { type ValuationPort, type ValuedCar, outsideValuation } from '@/integrations/valuation'
import { log } from '@/lib/log'
import { findValuation, type Journey, type OwnCar, type Valuation } from './journey'
import { changeValuation, openValuation } from './open'
import { similarCars } from './similar'

type Guide = { range: Range; count: number | null } | { reason: NoGuide }

/** A guide from the platform's stock. It has a name, so that staff see what a range is based on. */
const ownStock = (answers: AdjustmentAnswers): ValuationPort => ({
  name: 'own stock',
  async value(car) {
    const similar = await similarCars(car)
    const range = estimate(similar, car, conditionOf(answers))
    return range ? { kind: 'range', ...range, count: similar.length } : { kind: 'few' }
  },
})

const known = ({ make, model, year, km, rego, regoState }: OwnCar, answers: AdjustmentAnswers) =>
  make && model && year !== undefined && km !== undefined
    ? ({ make, model, year, km, rego, regoState, adjustmentAnswers: answers } satisfies ValuedCar)
    : null

async function guideFor(port: ValuationPort, car: ValuedCar | null, now: Date): Promise<Guide> {
  if (!car) return { reason: 'unknown' }
  const over = overLimit(car, now)
  if (over) return { reason: over }
  try {
    const valued = await port.value(car)
    const range = valued.kind === 'range' ? guideRange(valued) : null
    return range && valued.kind === 'range' ? { range, count: valued.count } : { reason: 'few' }
  } catch (error) {
    log.warn({ err: error, provider: port.name }, 'the price guide does not answer')
    return { reason: 'unavailable' }
  }
}

function rowOf(guide: Guide, answers: AdjustmentAnswers, port: ValuationPort, day: string): Row {
  const found = 'range' in guide ? guide : null
  return {
    adjustmentAnswers: answers,
    provider: port.name,
    offer_low: found?.range.low ?? null,
    offer_high: found?.range.high ?? null,
    offer_price: found ? middleOf(found.range) : null,
    good_until: found ? day : null,
    result: found
      ? { count: found.count, outside: found.count === null }
      : { reason: 'reason' in guide ? guide.reason : null },
  }
}

/** On disk when it resolves. Null when the shopper has sent the journey already, or is answering it in another tab. */
export async function valueCar(
  site: Site,
  journey: Journey,
  answers: AdjustmentAnswers,
  now: Date,
): Promise<Valuation | null> {
  const valuation = await openValuation(site, journey)
  const port = outsideValuation() ?? ownStock(answers)
  const guide = await guideFor(port, known(journey.car, answers), now)
  const row = rowOf(guide, answers, port, lastDay(now, site.config.timezone))
  return (await changeValuation(valuation, row)) ? findValuation(site, journey.lead_id) : null
}

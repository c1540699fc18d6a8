/** Values the shopper's car by the outside price guide, or by the platform's own stock where there is none. */
import type { Row } from '@/db/tableTypes'
import { type AdjustmentAnswers, conditionOf } from './answers.rules'
import { estimate, lastDay, overLimit, guideRange, middleOf, type Range } from './estimate.rules'
import type { NoGuide } from './words.rules'
import type { Site } from '@/core/dealer/views'
import { type ValuationPort, type ValuedCar, outsideValuation } from '@/integrations/valuation'
import { log } from '@/lib/log'
import { findValuation, type Journey, type Valuation } from './journey'
import type { OwnCar } from './ownCar.rules'
import { changeValuation, openValuation } from './open'
import { countTrade } from './limits'
import { similarCars } from './similar'

type Guide = { range: Range; count: number | null } | { reason: NoGuide }

/** What an answered car is worth, before or after it is anybody's. */
export interface Guided extends Pick<Valuation, 'range' | 'reason' | 'count' | 'goodUntil'> {
  answers: AdjustmentAnswers
  provider: string
}

/** A guide from the platform's stock. It has a name, so that staff see what a range is based on. */
const ownStock = (answers: AdjustmentAnswers): ValuationPort => ({
  name: 'Own stock',
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

async function guideOf(
  car: OwnCar,
  answers: AdjustmentAnswers,
  { now, zone }: { now: Date; zone: string },
): Promise<Guided> {
  const port = outsideValuation() ?? ownStock(answers)
  const guide = await guideFor(port, known(car, answers), now)
  const shared = { answers, provider: port.name }
  return 'range' in guide
    ? { ...shared, range: guide.range, count: guide.count, reason: null, goodUntil: lastDay(now, zone) }
    : { ...shared, range: null, count: 0, reason: guide.reason, goodUntil: '' }
}

/** Of a shopper without a proof yet: what an address may ask of the guide is limited, and beyond that it is unavailable. */
export const guideWithin = async (address: string, ...asked: Parameters<typeof guideOf>): Promise<Guided> =>
  (await countTrade('step', address)).ok
    ? guideOf(...asked)
    : {
        ...{ answers: asked[1], provider: 'none', range: null },
        ...{ count: 0, reason: 'unavailable', goodUntil: '' },
      }

/** Of the valuation's row. */
export const guideColumns = ({ answers, provider, range, reason, count, goodUntil }: Guided): Row => ({
  adjustmentAnswers: answers,
  provider,
  offer_low: range?.low ?? null,
  offer_high: range?.high ?? null,
  offer_price: range ? middleOf(range) : null,
  good_until: goodUntil || null,
  result: range ? { count, outside: count === null } : { reason },
})

/** On disk when it resolves. Null when the shopper has sent the journey already, or is answering it in another tab. */
export async function storeGuide(site: Site, journey: Journey, guided: Guided): Promise<Valuation | null> {
  const valuation = await openValuation(site, journey)
  return (await changeValuation(valuation, guideColumns(guided)))
    ? findValuation(site, journey.lead_id)
    : null
}

export async function valueCar(
  site: Site,
  journey: Journey,
  answers: AdjustmentAnswers,
  now: Date,
): Promise<Valuation | null> {
  const guided = await guideOf(journey.car, answers, { now, zone: site.config.timezone })
  return storeGuide(site, journey, guided)
}

import type { Site } from '@/core/dealer/views'
import { regoLookup, type RegisteredCar } from '@/integrations/rego'
import { log } from '@/lib/log'
import { findValuation, type Journey, type Valuation } from './journey'
import { changeValuation, openValuation } from './open'
import { isGood } from '@/core/place/moments'

export interface Plate {
  rego: string
  regoState: string
}

/** The register's result for a plate; `unavailable` where none is connected or it does not answer. */
export type Looked = { kind: 'found'; car: RegisteredCar } | { kind: 'none' } | { kind: 'unavailable' }

/** False where no register is connected: then no page offers to look a plate up. */
export const canLookUp = (): boolean => regoLookup() !== null

export async function lookUp(plate: Plate): Promise<Looked> {
  const register = regoLookup()
  if (!register) return { kind: 'unavailable' }
  try {
    const car = await register(plate)
    return car ? { kind: 'found', car } : { kind: 'none' }
  } catch (error) {
    log.warn({ err: error }, 'the register does not answer')
    return { kind: 'unavailable' }
  }
}

export const recordText = (looked: Looked): string =>
  looked.kind === 'found'
    ? `${looked.car.year} ${looked.car.make} ${looked.car.model}`
    : looked.kind === 'none'
      ? 'No car with this plate'
      : 'Not checked'

export interface Completed {
  valuation: Valuation
  record: string | null
}

/** A guide range that is still good is accepted. Null when another request was faster. A repeated call returns what is stored. */
export async function complete(
  site: Site,
  journey: Journey,
  plate: Plate | null,
  now: Date,
): Promise<Completed | null> {
  const valuation = await openValuation(site, journey)
  const looked = plate && (await lookUp(plate))
  const record = looked && recordText(looked)
  if (valuation.completed) return { valuation, record }
  const accepted = valuation.range !== null && isGood(valuation.goodUntil, now, site.config.timezone)
  const written = await changeValuation(valuation, {
    ...plate,
    form_completed: true,
    offer_accepted: accepted,
  })
  const stored = await findValuation(site, journey.lead_id)
  return stored && (written || stored.completed) ? { valuation: stored, record } : null
}

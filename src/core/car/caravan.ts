import { t } from '@/lib/words'
import { isNull } from './blank'
import type { Car } from './car'
import { isCaravan } from './noun'

/** `Tandem axle`, whether the feed sends `Tandem` or `Tandem axle`. */
export const axleText = (axles: string | null | undefined): string | null => {
  const clean = axles?.trim()
  if (!clean || isNull(clean)) return null
  return /axle/i.test(clean) ? clean : t('{kind} axle', { kind: clean })
}

/** What the card of a caravan says: each fact is a filter too. */
export interface CaravanFacts {
  sleeps?: number
  axle_type?: string
  /** In millimetres. */
  body_length?: number
  /** In kilograms. */
  tare_weight?: number
}

/** Empty for a car. */
export const caravanFacts = (
  car: Pick<Car, 'item_type' | 'simple_body' | 'specifications'>,
): CaravanFacts => {
  if (!isCaravan(car)) return {}
  const { sleeps, axle_type, body_length, tare_weight } = car.specifications ?? {}
  const axles = axleText(axle_type)
  return {
    ...(sleeps && { sleeps }),
    ...(axles && { axle_type: axles }),
    ...(body_length && { body_length }),
    ...(tare_weight && { tare_weight }),
  }
}

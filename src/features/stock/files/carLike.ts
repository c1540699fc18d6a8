/** What tells a car from its pictures, options and dealers: the facts that its parts name. */
import { guessField } from './guessField'

const KEYS = ['stocknum', 'make', 'model', 'year', 'price', 'vin', 'km', 'car_type', 'badge', 'regplate']
const BITS = new Map(KEYS.map((field, at) => [field, 1 << at]))

/** A set of key facts, as bits. */
export type Facts = number

export function factReader(): (name: string) => Facts {
  const known = new Map<string, Facts>()
  return (name) => {
    const found = known.get(name)
    if (found !== undefined) return found
    const [field = ''] = (guessField(name) ?? '').split('.')
    const facts = BITS.get(field) ?? 0
    known.set(name, facts)
    return facts
  }
}

export function countOf(facts: Facts): number {
  let [left, count] = [facts, 0]
  for (; left; left &= left - 1) count++
  return count
}

/** With fewer facts in common, a group is not cars. */
export const FEWEST_FACTS = 2

/** Whether it names most of the facts that the cars name. */
export const isLike = (facts: Facts, cars: Facts): boolean => countOf(facts & cars) > countOf(cars) * 0.6

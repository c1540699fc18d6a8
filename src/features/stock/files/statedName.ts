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

/* Facts whose name is a value: `<field name="Make">Ford</field>`, `{ name: 'Odometer', value: 45000 }`, `<Price type="EGC">`. */

const NAMES = /^(?:name|key|code|field|label|attribute|attributename|fieldname)$/i
export const VALUES = /^(?:value|val|text|data|content|attributevalue|fieldvalue)$/i
const KINDS = /^(?:type|kind|category)$/i

type Pairs = readonly (readonly [name: string, value: string])[]

const valueUnder = (pairs: Pairs, names: RegExp): string | undefined =>
  pairs.find(([name]) => names.test(name))?.[1].trim()

/** What a thing says of its own name, where that is a fact of a car. */
export function statedName(pairs: Pairs): string | null {
  const name = valueUnder(pairs, NAMES)
  return name && guessField(name) ? name : null
}

/** Two parts that are a name and its value, and nothing else. */
export function namedValue(pairs: Pairs): readonly [name: string, value: string] | null {
  const [name, value] = [statedName(pairs), valueUnder(pairs, VALUES)]
  return name !== null && value !== undefined && pairs.length === 2 ? [name, value] : null
}

/** Of these a car has several: what it costs, was, covers; inside and outside. */
const IN_KINDS: readonly string[] = ['price', 'before_price', 'colour', 'interior_colour']
const isInKinds = (name: string): boolean =>
  IN_KINDS.includes(guessField(name)?.replace(/^price\..*/, 'price') ?? '')

/** Several things of one name that say what kind each is; null where none of these is a fact of a car. */
export function kindsOf(name: string, things: readonly Pairs[]): string[] | null {
  const kinds = things.map((pairs) => valueUnder(pairs, KINDS) ?? '')
  if (kinds.length < 2 || new Set(kinds).size < kinds.length) return null
  const names = kinds.map((kind) => `${name}.${kind}`)
  const isKnown = guessField(name) === null || isInKinds(name)
  return isKnown && names.some(isInKinds) ? names : null
}

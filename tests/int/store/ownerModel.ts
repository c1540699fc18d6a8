/** What sources say of a few cars, at random, and the small model of what becomes of it. */
import fc from 'fast-check'

export const FACTS = ['price', 'km', 'badge', 'colour', 'variant.torque'] as const
type Fact = (typeof FACTS)[number]
export const SOURCES = ['key:yard', 'key:tool', 'file:prices'] as const
export type Source = (typeof SOURCES)[number]
const CARS = ['C1', 'C2', 'C3'] as const
export type CarNumber = (typeof CARS)[number]
export const COLUMNS: readonly Fact[] = ['price', 'badge']
const VALUES: Record<Fact, readonly (number | string)[]> = {
  // Near each other, so that no price waits.
  price: [20_000, 21_000, 22_000],
  km: [1, 2, 3],
  badge: ['GX', 'VX', 'Sahara'],
  colour: ['Red', 'Blue'],
  'variant.torque': [200, 300],
}
export const BASE = { make: 'Kia', model: 'Rio', year: 2020, car_type: 'used' }
type Statement = Partial<Record<Fact, number | string>>

const car = fc.constantFrom(...CARS)
const source = fc.constantFrom(...SOURCES)
const message: fc.Arbitrary<Statement> = fc.record(
  {
    price: fc.constantFrom(...VALUES.price),
    km: fc.constantFrom(...VALUES.km),
    badge: fc.constantFrom(...VALUES.badge),
    colour: fc.constantFrom(...VALUES.colour),
    'variant.torque': fc.constantFrom(...VALUES['variant.torque']),
  },
  { requiredKeys: [] },
)
const whole = fc.record({ stocknum: car, said: message })
/** With a price: one that vanishes from a list waits, or holds it. */
const priced = fc.record({
  stocknum: car,
  said: fc.tuple(message, fc.constantFrom(...VALUES.price)).map(([words, price]) => ({ ...words, price })),
})
const cars = fc.uniqueArray(priced, { selector: ({ stocknum }) => stocknum, minLength: 1, maxLength: 3 })
export const step = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), source, car: whole }),
  fc.record({ kind: fc.constant('patch' as const), source, car: whole }),
  fc.record({
    ...{ kind: fc.constant('feed' as const), source, list: cars },
    end: fc.constantFrom('commit', 'undo', 'reject', 'release', 'leave'),
  }),
  fc.record({
    kind: fc.constant('file' as const),
    list: cars,
    end: fc.constantFrom('commit', 'undo', 'reject'),
  }),
  fc.record({ kind: fc.constant('staff' as const), stocknum: car, colour: fc.constantFrom('Lime', 'Teal') }),
  fc.record({ kind: fc.constant('staffCar' as const), stocknum: car }),
  fc.record({ kind: fc.constant('delete' as const), source, stocknum: car }),
)
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

export interface ModelCar {
  said: Record<Source, Statement>
  /** Who said the newest thing of a fact that stands; null where that cannot be told. */
  newest: Partial<Record<Fact, Source | null>>
  staff: Partial<Record<Fact, number | string>>
  brings: Set<Source | 'staff'>
  shown: boolean
  /** Sources whose list lacked it before a person put it back. */
  absent: Set<Source>
  /** What a source said that put it on show, before a person took that back: the same again is nothing new. */
  undone: Map<Source, string>
}
export type Model = Map<CarNumber, ModelCar>

export const nothing = (): ModelCar => ({
  ...{ said: { 'key:yard': {}, 'key:tool': {}, 'file:prices': {} }, newest: {}, staff: {} },
  ...{ brings: new Set<Source | 'staff'>(), shown: false, absent: new Set<Source>() },
  undone: new Map<Source, string>(),
})

const asText = (words: Statement): string => JSON.stringify(FACTS.map((fact) => words[fact] ?? null))

/** The source names the car whole. */
export function say(model: ModelCar, who: Source, words: Statement, facts: readonly Fact[]): void {
  if (model.undone.get(who) === asText(words)) return
  model.undone.delete(who)
  hear(model, who, words, facts)
  name(model, who)
}

/** Off the site by a word that is none of these: whatever is said next is looked at again. */
export function takeOff(model: ModelCar): void {
  model.shown = false
  model.brings.clear()
  model.undone.clear()
}

export function hear(model: ModelCar, who: Source, words: Statement, facts: readonly Fact[]): void {
  for (const fact of facts) {
    const [before, value] = [model.said[who][fact], words[fact]]
    if (value === before) continue
    model.undone.delete(who)
    if (value !== undefined) {
      model.said[who][fact] = value
      model.newest[fact] = who
      continue
    }
    delete model.said[who][fact]
    if (model.newest[fact] !== who) continue
    const others = SOURCES.filter((other) => model.said[other][fact] !== undefined)
    model.newest[fact] = others.length === 1 ? others[0] : null
    if (others.length === 0) delete model.newest[fact]
  }
}

function name(model: ModelCar, who: Source): void {
  model.brings.add(who)
  model.absent.delete(who)
  model.shown = true
}

/** A whole list of `who` does not name it. Whether it took the car off. */
function lack(model: ModelCar, who: Source): boolean {
  if (!model.shown || model.absent.has(who)) return false
  const brought = model.brings.delete(who)
  if (model.brings.size === 0) {
    takeOff(model)
    return true
  }
  if (!brought) return false
  // What it said is nobody's, and stays.
  for (const fact of FACTS) if (model.newest[fact] === who) model.newest[fact] = null
  model.said[who] = {}
  model.undone.delete(who)
  return false
}

export const itemOf = (stocknum: string, { 'variant.torque': torque, ...facts }: Statement) => ({
  ...BASE,
  ...facts,
  ...(torque === undefined ? {} : { variant: { torque } }),
  stocknum,
})

/** A whole list that is carried out. Returns what putting it back does. */
export function list(
  model: Model,
  who: Source,
  words: readonly { stocknum: CarNumber; said: Statement }[],
  facts: readonly Fact[],
): () => void {
  const named = new Set(words.map(({ stocknum }) => stocknum))
  const shown = new Map([...named].map((number) => [number, model.get(number)?.shown]))
  const taken = [...model].filter(([number, known]) => !named.has(number) && lack(known, who))
  for (const { stocknum, said: some } of words) {
    const known = model.get(stocknum) ?? nothing()
    model.set(stocknum, known)
    say(known, who, some, facts)
  }
  return () => {
    for (const { stocknum, said: some } of words)
      if (!shown.get(stocknum)) model.get(stocknum)?.undone.set(who, asText(some))
    for (const [number, was] of shown) {
      const known = model.get(number)
      if (!known) continue
      // What stands now was shown before; who said it newest is the model's no more.
      known.newest = Object.fromEntries(FACTS.map((fact) => [fact, null]))
      known.shown = was ?? false
      if (was === undefined) known.brings.clear()
    }
    for (const [, known] of taken) {
      known.shown = true
      known.absent.add(who)
    }
  }
}

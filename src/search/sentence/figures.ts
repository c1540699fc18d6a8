import type { RangeName } from '@/core/car/facets'
import { ABOUT, PERIODS, REPAYMENTS, SOFT, type Unit, UNITS } from './grammar.data'
import { type Figure, readFigure } from './numbers'
import { after, phraseEnd } from './phrase'
import type { Token } from './tokens'

/** A figure with all that says what it counts. */
export interface Amount extends Figure {
  unit?: Unit
  /** Share of a week's dollars. */
  perWeek?: number
  about?: RangeName
  /** `7+ seats`. */
  orMore?: boolean
}

const TOWS: ReadonlySet<string> = new Set(
  'tow tows towing towed braked pull pulls pulling haul hauling trailer'.split(' '),
)
/** `80,000 on the clock`, `a 30k budget`. */
const SAID_AFTER: ReadonlySet<string> = new Set(['clock', 'odometer', 'odo', 'mileage', 'budget', 'build'])
const BETWEEN_WORDS: ReadonlySet<string> = new Set(['on', 'the', 'of', 'in'])
const EACH: ReadonlySet<string> = new Set(['a', 'per', 'each', 'every'])
/** Units that the search for words does not know. */
const SLANG: ReadonlySet<string> = new Set(['ks', 'kays', 'klm', 'klms', 'clicks'])
const LOOK_BACK = 5
/** `450 km of electric range`. */
const OF_RANGE: ReadonlySet<string> = new Set(['of', 'electric', 'driving', 'real', 'battery'])

const wordAt = (tokens: readonly Token[], at: number): string =>
  tokens[at] && !tokens[at].breaks ? tokens[at].word : ''

const towsAt = (tokens: readonly Token[], at: number): number => {
  if (TOWS.has(wordAt(tokens, at))) return wordAt(tokens, at + 1) === 'capacity' ? at + 2 : at + 1
  return at
}

const withUnit = (tokens: readonly Token[], figure: Figure): Amount => {
  const orMore = ['+', 'plus'].includes(wordAt(tokens, figure.end))
  const at = orMore ? figure.end + 1 : figure.end
  const word = wordAt(tokens, at)
  const unit = UNITS.get(word)
  if (!unit) return figure
  const end = at + 1
  // `1.5T` may be an engine.
  const isGlued = unit !== 't' && tokens[at]?.glued
  const more = { ...(orMore && { orMore }), plain: figure.plain && !orMore && !SLANG.has(word) && !isGlued }
  const range = unit === 'km' ? after(tokens, end, OF_RANGE) : end
  if (unit === 'km' && wordAt(tokens, range) === 'range')
    return { ...figure, ...more, unit: 'none', end: range + 1 }
  return { ...figure, ...more, unit, end: unit === 'years' && wordAt(tokens, end) === 'old' ? end + 1 : end }
}

const withPeriod = (tokens: readonly Token[], amount: Amount): Amount => {
  if (amount.unit && amount.unit !== 'price') return amount
  const at = after(tokens, amount.end, EACH)
  const perWeek = PERIODS.get(wordAt(tokens, at))
  return perWeek === undefined ? amount : { ...amount, perWeek, end: at + 1 }
}

interface SaidBefore {
  about?: RangeName
  unit?: Unit
  perWeek?: number
}
const BEFORE: ReadonlyMap<string, SaidBefore> = new Map<string, SaidBefore>([
  ...[...ABOUT].map(([word, about]) => [word, { about }] as const),
  ...[...TOWS].map((word) => [word, { about: 'braked_towing' }] as const),
  ...['seat', 'seats', 'seating', 'seater'].map((word) => [word, { unit: 'seats' }] as const),
  ...['family', 'room', 'space', 'fits', 'fit', 'carry', 'carries', 'takes'].map(
    (word) => [word, { unit: 'people' }] as const,
  ),
  ...['payload', 'range', 'power', 'torque', 'atm', 'gtm', 'gvm', 'gcm'].map(
    (word) => [word, { unit: 'none' }] as const,
  ),
  ...['sleep', 'sleeps', 'sleeping', 'berth', 'berths'].map((word) => [word, { unit: 'berths' }] as const),
])
const MOST_PEOPLE = 12

/** What was said before a figure: `kms under 80`, `my budget is 30k`, `to tow a caravan of 2.5`, `seats seven`. */
export const saidBefore = (tokens: readonly Token[], at: number): SaidBefore => {
  for (let back = at - 1; back >= Math.max(0, at - LOOK_BACK); back--) {
    const word = tokens[back]?.word ?? ''
    if (tokens[back + 1]?.breaks || /\d/.test(word)) return {}
    const perWeek = REPAYMENTS.has(word)
      ? (PERIODS.get(tokens[back - 1]?.word ?? '') ?? 1)
      : PERIODS.get(word)
    if (perWeek !== undefined) return { perWeek }
    const found = BEFORE.get(word)
    // The `range` of `450 km of range` belongs to the figure before it.
    const [before = ''] = [tokens[back - 1]?.word]
    if (found?.unit === 'none' && (before === 'of' || UNITS.has(before))) return {}
    if (found) return found
    if (!SOFT.has(word) && !['capacity', 'caravan', 'boat', 'van'].includes(word)) return {}
  }
  return {}
}

/** With the unit that stands before it: `seats seven`, `weekly repayments under $120`. */
export const countedBy = (amount: Amount, { unit, perWeek }: SaidBefore): Amount => {
  if (perWeek !== undefined && !amount.unit && amount.perWeek === undefined) return { ...amount, perWeek }
  const isCount = !amount.unit && !amount.thousands && !amount.money && amount.value <= MOST_PEOPLE
  return unit === 'none' || (unit && isCount) ? { ...amount, unit } : amount
}

const TOWED: ReadonlySet<string> = new Set(
  'caravan caravans van vans boat boats trailer trailers float floats horse jet ski camper campers tinny'.split(
    ' ',
  ),
)

const TOWED_BACK = 8

/** What is to be towed is no car that is wanted: `to tow a 2.5 tonne caravan`. */
export const isTowed = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.word ?? ''
  if (!TOWED.has(word)) return false
  for (let back = at - 1; back >= Math.max(0, at - TOWED_BACK) && !tokens[back + 1]?.breaks; back--) {
    const before = tokens[back]?.word ?? ''
    if (TOWS.has(before) && before !== word) return true
    if (!SOFT.has(before) && !UNITS.has(before) && !TOWED.has(before) && !/\d/.test(before)) return false
  }
  return false
}

const BY_CAR: ReadonlySet<string> = new Set(
  [
    'behind',
    'towed by',
    'pulled by',
    'tow with',
    'towing with',
    'pull with',
    'tow behind',
    'towed behind',
  ].concat(['hitched to', 'hook up to', 'match for', 'matched to']),
)
const OWN: ReadonlySet<string> = new Set('a an the my our his her their your'.split(' '))
const MINE: ReadonlySet<string> = new Set(['my', 'our'])
const CAN: ReadonlySet<string> = new Set('to can could will may is able'.split(' '))

/** Where a car ends that is to tow what is wanted, and is not wanted itself: `behind my Ranger`, `for a Prado to tow`. */
export const pullerAt = (
  tokens: readonly Token[],
  at: number,
  /** Of the name of a make or a model; the place itself where none stands. */
  carEnd: (at: number) => number,
): number => {
  const by = phraseEnd(tokens, at, BY_CAR)
  const first = wordAt(tokens, at)
  const isMaybe = by === at && (['for', 'that', 'which', 'what'].includes(first) || MINE.has(first))
  const start = after(tokens, by > at ? by : at + 1, OWN)
  if (by === at && !isMaybe) return at
  let end = carEnd(start)
  for (let next = end; next > start && carEnd(next) > next && !tokens[next]?.breaks; next = end)
    end = carEnd(next)
  // A car that the yard has none of: `my Kluger can tow`.
  if (end === start && MINE.has(first) && /^\p{L}/u.test(wordAt(tokens, start))) end = start + 1
  if (end === start) return at
  if (by > at) return end
  const tows = after(tokens, end, CAN)
  if (tows > end && TOWS.has(wordAt(tokens, tows))) return tows + 1
  // Who looks for a car has none of it yet: `for my Prado`.
  return first === 'for' && MINE.has(wordAt(tokens, at + 1)) ? end : at
}

export const readAmount = (tokens: readonly Token[], at: number): Amount | null => {
  const figure = readFigure(tokens, at)
  if (!figure) return null
  const amount = withPeriod(tokens, withUnit(tokens, figure))
  const tows = towsAt(tokens, amount.end)
  if (tows > amount.end) return { ...amount, about: 'braked_towing', end: tows }
  const isOnIt = wordAt(tokens, amount.end) === 'on' && wordAt(tokens, amount.end + 1) === 'it'
  if (isOnIt && !amount.unit) return { ...amount, about: 'km', end: amount.end + 2 }
  const next = after(tokens, amount.end, BETWEEN_WORDS)
  const word = wordAt(tokens, next)
  const about = SAID_AFTER.has(word) ? ABOUT.get(word) : undefined
  return about ? { ...amount, about, end: next + 1 } : amount
}

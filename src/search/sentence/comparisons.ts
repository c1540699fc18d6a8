import { type Amount, countedBy, readAmount, saidBefore } from './figures'
import { BETWEEN, type Comparison, COMPARISONS, OR_LESS, OR_MORE, SOFT, UNITS } from './grammar.data'
import { type Limit, type Said, saidBy, type Stated } from './meant'
import { after, phraseEnd, textAt } from './phrase'
import type { Token } from './tokens'

export interface Compared {
  said: Said
  end: number
  /** Read by the search for words as well: it makes no sentence of a search. */
  isPlain: boolean
}

const EXACT: Limit = { bound: 'exact', outside: false }
const ABOUT_SO: Limit = { bound: 'around', outside: false }
const LEAST: Limit = { bound: 'min', outside: false }
const TO: ReadonlySet<string> = new Set(['to', 'and', 'till', 'until'])
const PER: ReadonlySet<string> = new Set(['per', 'every'])
const PLAIN_WORDS: ReadonlySet<string> = new Set(
  'under,below,max,maximum,up to,less than,at most,before,older than,over,above,min,minimum,at least,more than,from,since,after,newer than'.split(
    ',',
  ),
)

const isPlain = ({ plain, unit, thousands, money, comma, value, perWeek, about }: Amount): boolean =>
  plain &&
  perWeek === undefined &&
  !about &&
  (unit === undefined
    ? thousands || money || comma || value >= 1000
    : ['km', 'kg', 'm', 'seats', 't'].includes(unit))

/** `not over 50` is at most 50, and `not older than 2018` includes 2018. */
const limitOf = ({ end, outside = false }: Comparison, flipped: boolean): Limit => {
  if (!flipped || end === 'around') return { bound: end, outside }
  return { bound: end === 'max' ? 'min' : 'max', outside: !outside }
}

/** `between 20 and 30k`: what one of the two says of itself holds for both. */
const shared = (low: Amount, high: Amount): [Amount, Amount] => {
  const both = (one: Amount, other: Amount): Amount => {
    const asOther = other.thousands && !one.thousands && one.value < 1000
    return {
      ...one,
      value: asOther ? one.value * 1000 : one.value,
      thousands: one.thousands || asOther,
      money: one.money || other.money,
      ...(one.unit === undefined && other.unit && { unit: other.unit }),
      ...(one.perWeek === undefined && other.perWeek !== undefined && { perWeek: other.perWeek }),
      ...(one.about === undefined && other.about && { about: other.about }),
    }
  }
  return [both(low, high), both(high, low)]
}

const readBetween = (tokens: readonly Token[], at: number, stated: Stated): Compared | null => {
  const start = phraseEnd(tokens, at, BETWEEN)
  const low = readAmount(tokens, start)
  const joint = low && tokens[low.end]
  if (!low || !joint) return null
  const isJoined = TO.has(joint.word) && !joint.breaks
  // `white, 2019 and 50k` is no range: without `between` only `to` and a hyphen make one.
  if (!(isJoined ? start > at || joint.word !== 'and' : joint.hyphen)) return null
  const high = readAmount(tokens, isJoined ? low.end + 1 : low.end)
  if (!high) return null
  const [from, to] = shared(low, high)
  const before = saidBefore(tokens, at)
  const about = { about: from.about ?? to.about ?? before.about, compared: { end: 'max' } as const }
  const [min, max] = [
    saidBy(from, { bound: 'min', outside: false }, stated, about),
    saidBy(to, { bound: 'max', outside: false }, stated, about),
  ]
  if (!min || !max || !('range' in min) || !('range' in max) || min.range !== max.range) return null
  const bounds = { ...max.bounds, ...min.bounds }
  if ((bounds.min ?? 0) > (bounds.max ?? Infinity)) return null
  return {
    said: { range: min.range, bounds },
    end: high.end,
    isPlain: !before.about && isPlain(from) && isPlain(to),
  }
}

/** `or newer`, `and under`, `+`, `max`; null for none. */
const readSuffix = (tokens: readonly Token[], at: number): { limit: Limit; end: number } | null => {
  const [word, next] = [tokens[at]?.word ?? '', tokens[at + 1]?.word ?? '']
  const limit = (bound: 'max' | 'min', end: number) => ({ limit: { bound, outside: false }, end })
  if (tokens[at]?.breaks) return null
  if (word === 'or' || word === 'and') {
    // `2019 or newer than 2020` is nothing, and `white and under 50` is two wishes.
    const { word: third = '', breaks: isLast = true } = tokens[at + 2] ?? {}
    const isSuffix = isLast || (!/^\$?\d/.test(third) && third !== 'than')
    if (isSuffix && OR_LESS.has(next)) return limit('max', at + 2)
    if (isSuffix && OR_MORE.has(next)) return limit('min', at + 2)
  }
  if (word === '+' || word === 'plus' || word === 'onwards' || word === 'upwards') return limit('min', at + 1)
  const isLast = !readAmount(tokens, at + 1)
  if (isLast && ['max', 'maximum', 'tops', 'limit'].includes(word)) return limit('max', at + 1)
  return isLast && ['min', 'minimum'].includes(word) ? limit('min', at + 1) : null
}

/** What may follow people; a noun would be what there are two of. */
const AFTER_PEOPLE: ReadonlySet<string> = new Set(
  'with and under below over up near in around that who max not no without please but'.split(' '),
)
/** `a caravan for two`, `for four with bunks`. */
const isForPeople = (tokens: readonly Token[], at: number, end: number): boolean => {
  const next = tokens[end]
  return tokens[at - 1]?.word === 'for' && (!next || next.breaks || AFTER_PEOPLE.has(next.word))
}

const readOne = (tokens: readonly Token[], at: number, stated: Stated, flipped: boolean): Compared | null => {
  const start = phraseEnd(tokens, at, COMPARISONS)
  const words = textAt(tokens, at, start)
  const compared = COMPARISONS.get(words) ?? null
  const written = readAmount(tokens, compared ? after(tokens, start, SOFT) : at)
  if (!written) return null
  const before = saidBefore(tokens, at)
  const amount = countedBy(written, isForPeople(tokens, at, written.end) ? { unit: 'people' } : before)
  const about = amount.about ?? before.about
  const more = amount.orMore ? { limit: LEAST, end: amount.end } : null
  const suffix = compared ? null : (more ?? readSuffix(tokens, amount.end))
  // `5 or more seats`.
  const counted = suffix && !amount.unit ? UNITS.get(tokens[suffix.end]?.word ?? '') : undefined
  const limit = compared ? limitOf(compared, flipped) : (suffix?.limit ?? (amount.roughly ? ABOUT_SO : EXACT))
  const said = saidBy(counted ? { ...amount, unit: counted } : amount, limit, stated, {
    about,
    compared: compared ?? (suffix && { end: 'max' }),
  })
  if (!said) return null
  // A bare year is a value, and a bare figure with no unit says nothing.
  if (limit === EXACT && 'range' in said && said.range === 'year' && amount.unit !== 'years') return null
  const isOrdinary = compared
    ? PLAIN_WORDS.has(words) && amount.unit !== 'seats' && amount.unit !== 't'
    : true
  return {
    said,
    end: (suffix?.end ?? amount.end) + (counted ? 1 : 0),
    isPlain: !flipped && !suffix && isOrdinary && about === undefined && isPlain(amount),
  }
}

export interface Unread {
  end: number
  isCompared: boolean
}
/** An amount of what is no filter here, `under 6 litres per 100 km`; null for none. */
export const unreadAt = (tokens: readonly Token[], at: number): Unread | null => {
  const start = phraseEnd(tokens, at, COMPARISONS)
  const written = readAmount(tokens, start > at ? after(tokens, start, SOFT) : at)
  const amount = written && countedBy(written, saidBefore(tokens, at))
  if (!amount || (!amount.unit && amount.perWeek === undefined)) return null
  const per = readAmount(tokens, after(tokens, amount.end, PER))
  return { end: per && per.value === 100 ? per.end : amount.end, isCompared: start > at }
}

/** `5 or 7 seats`. */
const readEither = (tokens: readonly Token[], at: number, stated: Stated): Compared | null => {
  const one = readAmount(tokens, at)
  if (!one || one.unit || tokens[one.end]?.word !== 'or') return null
  const other = readAmount(tokens, one.end + 1)
  const { unit } = other ?? {}
  if (!other || (unit !== 'seats' && unit !== 'berths')) return null
  const said = [{ ...one, unit }, other].map((amount) => saidBy(amount, EXACT, stated))
  const values = said.flatMap((each) => (each && 'facet' in each ? each.values : []))
  const facet = said.flatMap((each) => (each && 'facet' in each ? each.facet : []))[0]
  return facet ? { said: { facet, values }, end: other.end, isPlain: false } : null
}

/** `flipped` after a negation. */
export const readComparison = (
  tokens: readonly Token[],
  at: number,
  stated: Stated,
  flipped = false,
): Compared | null =>
  readEither(tokens, at, stated) ?? readBetween(tokens, at, stated) ?? readOne(tokens, at, stated, flipped)

import type { RangeName } from '@/core/car/facets'
import type { SearchRange } from '@/search/list/state'
import type { Amount } from './figures'
import type { Comparison } from './grammar.data'

/** What a dealer's stock states, so that an amount can be one of it. */
export interface Stated {
  amounts: ReadonlySet<RangeName>
  seats: readonly number[]
  sleeps: readonly number[]
  thisYear: number
}

export type Said =
  | { range: RangeName; bounds: SearchRange }
  | { facet: 'seats' | 'sleeps'; values: readonly string[] }
export type Bound = 'max' | 'min' | 'around' | 'exact'
export interface Limit {
  bound: Bound
  outside: boolean
}

const MM_OF_FOOT = 304.8
/** Two decimals of a metre are written, and feet without inches. */
const ROUNDED_MM = { m: 5, ft: 10 } as const
const SPREAD = 0.1
const isYear = ({ value, comma, thousands }: Amount): boolean =>
  !comma && !thousands && Number.isInteger(value) && value >= 1950 && value < 2050

/** By its unit, else by its size and what was said before: `under 50` is thousands of dollars. */
const named = (
  amount: Amount,
  { amounts }: Stated,
  about: RangeName | undefined,
  compared: Comparison | null,
): { name: RangeName; value: number } | null => {
  const { value, unit, money, thousands, perWeek } = amount
  const inThousands = value < 1000 && !thousands ? value * 1000 : value
  if (perWeek !== undefined) return { name: 'weekly_price', value: Math.round(value * perWeek) }
  if (unit === 'km') return { name: 'km', value: value <= 300 ? value * 1000 : value }
  if (unit === 't' || unit === 'kg' || about === 'braked_towing') {
    const name = about !== 'braked_towing' && amounts.has('tare_weight') ? 'tare_weight' : 'braked_towing'
    return { name, value: Math.round(unit === 't' || (!unit && value < 10) ? value * 1000 : value) }
  }
  if (unit === 'm' || unit === 'ft')
    return { name: 'body_length', value: Math.round(value * (unit === 'm' ? 1000 : MM_OF_FOOT)) }
  if (unit === 'price' || money) return { name: 'price', value: inThousands }
  if (unit) return null
  if (about === 'tare_weight') return { name: about, value: value < 10 ? value * 1000 : value }
  if (about === 'km') return { name: 'km', value: inThousands }
  if (isYear(amount) && about !== 'price') return { name: 'year', value }
  if (thousands || (value >= 1000 && (compared || about))) return { name: 'price', value }
  return value >= 5 && compared && !compared.ofYear ? { name: 'price', value: inThousands } : null
}

const boundsOf = (
  name: RangeName,
  value: number,
  { bound, outside }: Limit,
  unit?: Amount['unit'],
): SearchRange => {
  // A car that tows more tows this too.
  if (name === 'braked_towing') return { min: value }
  const step = outside && name === 'year' ? 1 : 0
  const rounded = unit === 'm' || unit === 'ft' ? ROUNDED_MM[unit] : 0
  if (bound === 'min') return { min: value + step }
  if (bound === 'around') {
    const spread = name === 'year' ? 1 : Math.round(value * SPREAD)
    return { min: value - spread, max: value + spread }
  }
  if (bound === 'exact' && name === 'year') return { min: value, max: value }
  return { max: value - step + rounded }
}

/** `less than five years old`, `older than ten years`, `the last three years`. */
const yearsOld = ({ value }: Amount, limit: Limit, stated: Stated, ofYear: boolean): Said => {
  const year = stated.thisYear - Math.round(value)
  const isOld = ofYear ? limit.bound === 'max' : limit.bound === 'min'
  return { range: 'year', bounds: isOld ? { max: year } : { min: year } }
}

const peopleOf = (
  { value, unit }: Amount,
  { bound, outside }: Limit,
  { seats, sleeps }: Stated,
): Said | null => {
  const facet = unit !== 'seats' && sleeps.length ? 'sleeps' : 'seats'
  const stated = facet === 'sleeps' ? sleeps : seats
  if (!stated.length || !Number.isInteger(value)) return null
  const isLeast = bound === 'min' || (bound === 'exact' && unit === 'people')
  const fits = (one: number): boolean => {
    if (isLeast) return outside ? one > value : one >= value
    if (bound === 'max') return outside ? one < value : one <= value
    return one === value
  }
  const values = stated.filter(fits)
  return { facet, values: (values.length ? values : [value]).map(String) }
}

export const saidBy = (
  amount: Amount,
  limit: Limit,
  stated: Stated,
  {
    about = amount.about,
    compared = null,
  }: { about?: RangeName | undefined; compared?: Comparison | null } = {},
): Said | null => {
  const { unit } = amount
  if (unit === 'none') return null
  if (unit === 'years') return yearsOld(amount, limit, stated, compared?.ofYear ?? false)
  if (unit === 'seats' || unit === 'people' || unit === 'berths') return peopleOf(amount, limit, stated)
  const meant = named(amount, stated, about, compared)
  if (!meant || !stated.amounts.has(meant.name)) return null
  return { range: meant.name, bounds: boundsOf(meant.name, meant.value, limit, unit) }
}

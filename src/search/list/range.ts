import { readAmount } from '@/core/money/amount'
import type { RangeName } from '@/core/car/facets'
import type { SearchRange } from './state'

export const rangeAliases: ReadonlyMap<string, RangeName> = new Map([
  ['price', 'price'],
  ['price_range', 'price'],
  ['km', 'km'],
  ['weekly_price', 'weekly_price'],
  ['weekly_price_range', 'weekly_price'],
  ['subscription_price', 'subscription_price'],
  ['body_length', 'body_length'],
  ['tare_weight', 'tare_weight'],
])

/** Reads `10000:20000`, `:20000` or `$10,000:` and swaps reversed ends; null for anything else. */
export const readRange = (text: string): SearchRange | null => {
  const [low, high, more] = text.split(':')
  if (low === undefined || high === undefined || more !== undefined) return null
  const min = readAmount(low)
  const max = readAmount(high)
  if (min === null || max === null || (!min && max === undefined)) return null
  if (min !== undefined && max !== undefined && min > max) return { min: max, max: min }
  // From 0 is from anything: as a bound it would drop the cars that state no amount.
  return { ...(min && { min }), ...(max !== undefined && { max }) }
}

export const isTurned = (text: string): boolean => {
  const range = readRange(text)
  return (
    range?.min !== undefined && range.max !== undefined && readAmount(text.split(':')[0] ?? '') !== range.min
  )
}

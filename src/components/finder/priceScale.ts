import type { Ends } from '@/components/ui/sliderEnds'

/** Dollars (spec section 5). */
export const PRICE_SCALE = { min: 5000, max: 250_000, step: 500 } as const

export const dollars = (amount: number): string => `$${amount.toLocaleString('en-AU')}`

export const endsText = ([low, high]: Ends): string => {
  const [isFrom, isUpTo] = [low > PRICE_SCALE.min, high < PRICE_SCALE.max]
  if (isFrom && isUpTo) return `${dollars(low)} to ${dollars(high)}`
  if (isFrom) return `from ${dollars(low)}`
  return isUpTo ? `up to ${dollars(high)}` : 'any'
}

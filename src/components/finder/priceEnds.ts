/** The price slider of the finder (spec section 5): dollars. */
export const PRICE_SCALE = { min: 5000, max: 250_000, step: 500 } as const

export type End = 'min' | 'max'
export type Ends = Record<End, number>

/** The ends after one was moved: on the scale's steps, and never nearer to the other than one step. */
export const keptApart = (ends: Ends, moved: End): Ends => {
  const { min, max, step } = PRICE_SCALE
  return moved === 'min'
    ? { ...ends, min: Math.max(min, Math.min(ends.min, ends.max - step)) }
    : { ...ends, max: Math.min(max, Math.max(ends.max, ends.min + step)) }
}

/** An end that was not moved asks for nothing. */
export const isOpen = (end: End, value: number): boolean => value === PRICE_SCALE[end]

/** `10000:20000`, `:20000`, or '' for any price. */
export const rangeOf = ({ min, max }: Ends): string => {
  const [low, high] = [isOpen('min', min) ? '' : min, isOpen('max', max) ? '' : max]
  return low === '' && high === '' ? '' : `${low}:${high}`
}

const dollars = (amount: number): string => `$${amount.toLocaleString('en-AU')}`

/** What the slider says of itself. */
export const endsText = ({ min, max }: Ends): string => {
  if (isOpen('min', min)) return isOpen('max', max) ? 'any' : `up to ${dollars(max)}`
  return isOpen('max', max) ? `from ${dollars(min)}` : `${dollars(min)} to ${dollars(max)}`
}

/** Where an amount stands on the track, 0 to 1. */
export const shareOf = (amount: number): number =>
  (amount - PRICE_SCALE.min) / (PRICE_SCALE.max - PRICE_SCALE.min)

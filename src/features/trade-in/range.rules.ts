/** A guide is a range, never one figure. Money in dollars. */
export interface Range {
  low: number
  high: number
}

const STEP = 100
/** Least share between the two ends: nobody has seen the car yet. */
const NARROWEST = 0.08

/** Whole hundreds, the lower end rounded down and the upper end up. Null when such a range is not worth showing. */
export function guideRange({ low, high }: Range): Range | null {
  if (!Number.isFinite(low) || !Number.isFinite(high) || low > high) return null
  const middle = (low + high) / 2
  const half = Math.max((high - low) / 2, (middle * NARROWEST) / 2)
  const rounded = {
    low: Math.floor((middle - half) / STEP) * STEP,
    high: Math.ceil((middle + half) / STEP) * STEP,
  }
  return rounded.low >= STEP ? rounded : null
}

/** The figure that systems with one price get. */
export const middleOf = ({ low, high }: Range): number => Math.round((low + high) / 2 / STEP) * STEP

interface Debt {
  finance_owing: 'Yes' | 'No'
  payout?: number
}

/** What is left of that figure after the payout: negative when more is owed. */
export const netOf = (range: Range, { finance_owing, payout = 0 }: Debt): number =>
  middleOf(range) - (finance_owing === 'Yes' ? payout : 0)

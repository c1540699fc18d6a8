import type { Voice } from './types'

interface Worded {
  car_type: 'new' | 'used' | 'demo'
  body: string
  tow: number
}

/**
 * How many draws the words of a car took when the stock was first made. They are skipped before the facts that
 * follow, so that new words leave every price, plate and number as it is.
 */
export function spentOnWords({ checks, used_for }: Voice, { car_type, body, tow }: Worded): number {
  const story = (used_for.has(body) ? 1 : 0) + (tow >= 2500 ? 1 : 0)
  return story + (car_type === 'used' ? 4 + checks : 2)
}

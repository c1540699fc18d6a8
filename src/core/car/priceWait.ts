import { z } from 'zod'
import { DAY_S } from '@/lib/time'
import { priceAt, type PriceStep } from './priceHistory'

/** A price of a feed that waits for a person: it moves as by accident, while the rest of the feed is good. */
export const priceWaitSchema = z.object({
  /** Whole dollars on show, and those that wait; null for none. */
  from: z.number(),
  to: z.number().nullable(),
  source: z.string(),
  feed: z.string().nullish(),
  /** Epoch ms */
  at: z.number(),
})
export type PriceWait = z.output<typeof priceWaitSchema>

const MOVE = 0.5

interface Priced {
  price: number | null
  price_history: readonly PriceStep[] | null
}

/** By more than half of what it was a day ago, or away. `now`: epoch seconds. */
export function isPriceMove({ price, price_history }: Priced, to: number | null, now: number): boolean {
  if (!price || to === price) return false
  if (!to) return true
  const from = priceAt(price_history ?? [], now - DAY_S) || price
  return Math.abs(to - from) > from * MOVE
}

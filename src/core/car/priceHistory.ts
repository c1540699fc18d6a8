import { z } from 'zod'
import { MINIMUM_SHOWN_PRICE } from './price'

/** Whole dollars, and the epoch seconds from which they applied. */
const priceStep = z.object({ price: z.number(), at: z.number() })
export type PriceStep = z.output<typeof priceStep>
export const priceHistorySchema = z.array(priceStep)

const STEPS_STORED = 20

export interface PriceBefore {
  price?: number | null
  created_at?: number | null
  price_history?: readonly PriceStep[] | null
}

/** The steps after a save at `now`. The history of an older car begins with the price it had. */
export function withPrice(
  before: PriceBefore | null | undefined,
  price: number | null | undefined,
  now: number,
): PriceStep[] {
  const stored = before?.price_history ?? []
  const first = before?.price ? [{ price: before.price, at: before.created_at ?? now }] : []
  const steps = stored.length ? [...stored] : first
  const next = price ?? 0
  return next === (steps.at(-1)?.price ?? 0)
    ? steps
    : [...steps, { price: next, at: now }].slice(-STEPS_STORED)
}

/** The price at a time, from a history that may begin later; null without one. */
export const priceAt = (steps: readonly PriceStep[], at: number): number | null =>
  (steps.findLast((step) => step.at <= at) ?? steps[0])?.price ?? null

export interface PriceMove extends PriceStep {
  /** Dollars more or less than the price before; null for the first. */
  change: number | null
}

/** Newest first. Times without a price, or with one that is not shown, are left out. */
export const priceMoves = (steps: readonly PriceStep[]): PriceMove[] =>
  steps
    .filter(({ price }) => price > MINIMUM_SHOWN_PRICE)
    .map((step, index, shown) => {
      const before = shown[index - 1]
      return { ...step, change: before ? step.price - before.price : null }
    })
    .filter(({ change }) => change !== 0)
    .toReversed()

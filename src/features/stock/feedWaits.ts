/**
 * What a full feed would do that can hurt when it is a supplier's mistake (cents for dollars, a lost column, everything sold):
 * the guard counts it, and a person sees it before a held feed is released.
 */
import { z } from 'zod'
import type { CarBefore } from '@/core/car/rows/carRows'
import type { Row } from '@/db/tableTypes'
import { isOnShow } from '@/core/car/availability'
import { priceWaitSchema } from '@/core/car/priceWait'
import { sameValue } from '@/lib/sameValue'
import type { Danger, ItemResult } from './results'

export const waitsSchema = z.object({
  /** Stock number -> whole dollars now, and those in the feed; null for none. */
  prices: z.record(z.string(), z.object({ from: z.number(), to: z.number().nullable() })).default({}),
  gone: z.record(z.string(), z.enum(['sold', 'withdrawn'])).default({}),
  /** Cars that it brings onto the site, with the words for them. */
  brought: z.record(z.string(), z.string()).default({}),
})
export type Waits = z.output<typeof waitsSchema>

export const NO_WAITS: Waits = { prices: {}, gone: {}, brought: {} }

/** Of a car that would be written. */
export function dangerOf(row: Row, before: CarBefore | undefined): Danger | null {
  const wait = priceWaitSchema.safeParse(row.price_waits).data
  const isNew = wait && !sameValue(wait, before?.price_waits)
  const [was, is] = [isOnShow(before?.status), isOnShow(String(row.status))]
  const danger: Danger = {
    ...(isNew ? { price: { from: wait.from, to: wait.to } } : {}),
    ...(was && !is ? { gone: row.status === 'sold' ? 'sold' : 'withdrawn' } : {}),
    ...(!was && is ? { comes: String(row.name) } : {}),
  }
  return Object.keys(danger).length ? danger : null
}

/** A later chunk's word for a car replaces that of an earlier one. */
export function withWaits(before: Waits, results: readonly ItemResult[]): Waits {
  const renamed = new Set(results.map(({ stocknum }) => stocknum))
  const others = <T>(all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([stocknum]) => !renamed.has(stocknum)))
  const [prices, gone, brought] = [others(before.prices), others(before.gone), others(before.brought)]
  for (const { stocknum, danger } of results) {
    if (stocknum === null || !danger) continue
    if (danger.price) prices[stocknum] = danger.price
    if (danger.gone) gone[stocknum] = danger.gone
    if (danger.comes !== undefined) brought[stocknum] = danger.comes
  }
  return { prices, gone, brought }
}

const WAITS = {
  pointer: '/price',
  detail: 'moves by more than half of what it was a day ago: it waits for a person',
}

export const withWaitNotes = (items: readonly ItemResult[]): ItemResult[] =>
  items.map((item) =>
    item.danger?.price && item.result !== 'failed'
      ? { ...item, warnings: [...(item.warnings ?? []), WAITS] }
      : item,
  )

/**
 * Prices that a full feed moves by more than half. They wait for its commit, so that a supplier's slip (cents for dollars, a lost
 * digit) is never on the site; everything else that the feed says of those cars is applied at once.
 */
import { z } from 'zod'
import { readHeads, type CarHead } from '@/db/carRows'
import { priceAt } from '@/domain/car/priceHistory'
import { isRecord } from '@/lib/isRecord'
import { priceOf, stocknumOf } from './coerce'
import { ingestCars } from './ingest'
import type { Heads, IngestContext } from './push'
import type { ItemResult } from './results'

const MOVE = 0.5
export const DAY_S = 86_400
const WAITS = {
  pointer: '/price',
  detail: 'moves by more than half of what it was a day ago: it waits for the commit of the feed',
}

/** Stock number -> whole dollars now, and those that the feed states. */
export const waitingPricesSchema = z.record(z.string(), z.object({ from: z.number(), to: z.number() }))
export type WaitingPrices = z.output<typeof waitingPricesSchema>

const isOnShow = ({ status }: CarHead): boolean => status === 'in_stock' || status === 'coming_soon'

/** A price that staff set stands whatever the feed says. */
function isMove(head: CarHead, to: number, now: number): boolean {
  if (!head.price || to <= 0 || to === head.price || !isOnShow(head) || 'price' in (head.overrides ?? {}))
    return false
  const from = priceAt(head.price_history ?? [], now - DAY_S) || head.price
  return Math.abs(to - from) > from * MOVE
}

/** The items with the prices that stand today in place of those that wait. `now`: epoch seconds. */
export function holdBack(
  items: readonly unknown[],
  heads: Heads,
  now: number,
): { items: unknown[]; waiting: WaitingPrices } {
  const waiting: WaitingPrices = {}
  const kept = items.map((item) => {
    const stocknum = stocknumOf(item)
    const head = stocknum === null ? undefined : heads.get(stocknum)
    const to = priceOf(item)
    if (stocknum === null || !head?.price || to === null || !isRecord(item) || !isMove(head, to, now))
      return item
    waiting[stocknum] = { from: head.price, to }
    return { ...item, price: head.price }
  })
  return { items: kept, waiting }
}

export const withWaitNotes = (items: readonly ItemResult[], waiting: WaitingPrices): ItemResult[] =>
  items.map((item) =>
    item.stocknum !== null && item.stocknum in waiting && item.result !== 'failed'
      ? { ...item, warnings: [...(item.warnings ?? []), WAITS] }
      : item,
  )

/** What a chunk says of a car replaces what an earlier one said. */
export const withWaiting = (
  before: WaitingPrices,
  named: readonly string[],
  waiting: WaitingPrices,
): WaitingPrices => ({
  ...Object.fromEntries(Object.entries(before).filter(([stocknum]) => !named.includes(stocknum))),
  ...waiting,
})

/** Applies them to the cars that are on show at the old price still: a newer change of the price stands. */
export async function applyWaiting(ctx: IngestContext, waiting: WaitingPrices): Promise<void> {
  const stocknums = Object.keys(waiting)
  if (stocknums.length === 0) return
  const heads = await readHeads(ctx.dealership.id, stocknums)
  const items = Object.entries(waiting).flatMap(([stocknum, { from, to }]) => {
    const head = heads.get(stocknum)
    return head && isOnShow(head) && head.price === from ? [{ stocknum, price: to }] : []
  })
  await ingestCars(ctx, items, { mode: 'patch' })
}

/**
 * So that a supplier's mistake (cents for dollars, a lost column, everything sold) never reaches the site: prices that
 * change by more than half, and cars marked as gone. The other facts of those cars apply at once.
 */
import { z } from 'zod'
import { readCarsBefore, type CarBefore } from '@/db/carRows'
import { isOnShow } from '@/domain/car/availability'
import { priceAt } from '@/domain/car/priceHistory'
import { isRecord } from '@/lib/isRecord'
import { goneAs, priceOf, stocknumOf } from './coerce'
import { ingestCars } from './ingest'
import type { CarsBefore, IngestContext } from './push'
import type { ItemResult } from './results'
import { DAY_S } from '@/lib/time'

const MOVE = 0.5
const WAITS = {
  prices: {
    pointer: '/price',
    detail: 'moves by more than half of what it was a day ago: it waits for the commit of the feed',
  },
  gone: { pointer: '/status', detail: 'takes the car off the site: it waits for the commit of the feed' },
}

export const waitsSchema = z.object({
  /** Stock number -> whole dollars now, and those in the feed; null for none. */
  prices: z.record(z.string(), z.object({ from: z.number(), to: z.number().nullable() })).default({}),
  gone: z.record(z.string(), z.enum(['sold', 'withdrawn'])).default({}),
})
export type Waits = z.output<typeof waitsSchema>
export const NO_WAITS: Waits = { prices: {}, gone: {} }

/** What staff set stays, whatever the feed says. */
const isOwn = ({ overrides }: CarBefore, name: string): boolean => name in (overrides ?? {})

function isMove(before: CarBefore, to: number | null, now: number): boolean {
  if (!before.price || to === before.price || isOwn(before, 'price')) return false
  if (to === null) return true
  const from = priceAt(before.price_history ?? [], now - DAY_S) || before.price
  return Math.abs(to - from) > from * MOVE
}

/** The items, with today's values in place of those that wait. `now`: epoch seconds. */
export function holdBack(
  items: readonly unknown[],
  carsBefore: CarsBefore,
  now: number,
): { items: unknown[]; waits: Waits } {
  const waits: Waits = { prices: {}, gone: {} }
  const kept = items.map((item) => {
    const stocknum = stocknumOf(item)
    const before = stocknum === null ? undefined : carsBefore.get(stocknum)
    if (stocknum === null || !before || !isRecord(item) || !isOnShow(before.status)) return item
    const [to, gone] = [priceOf(item), isOwn(before, 'status') ? null : goneAs(item)]
    const waitsForPrice = to !== undefined && isMove(before, to, now)
    if (waitsForPrice && before.price) waits.prices[stocknum] = { from: before.price, to }
    if (gone) waits.gone[stocknum] = gone
    if (!waitsForPrice && !gone) return item
    return {
      ...item,
      ...(waitsForPrice ? { price: before.price } : {}),
      ...(gone ? { status: before.status, sold: false } : {}),
    }
  })
  return { items: kept, waits }
}

export const withWaitNotes = (items: readonly ItemResult[], { prices, gone }: Waits): ItemResult[] =>
  items.map((item) => {
    const { stocknum, result, warnings = [] } = item
    if (stocknum === null || result === 'failed') return item
    const notes = [...(stocknum in prices ? [WAITS.prices] : []), ...(stocknum in gone ? [WAITS.gone] : [])]
    return notes.length ? { ...item, warnings: [...warnings, ...notes] } : item
  })

/** A later chunk's values for a car replace those of an earlier one. */
export function withWaits(before: Waits, named: readonly string[], waits: Waits): Waits {
  const renamed = new Set(named)
  const others = <T>(all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([stocknum]) => !renamed.has(stocknum)))
  return {
    prices: { ...others(before.prices), ...waits.prices },
    gone: { ...others(before.gone), ...waits.gone },
  }
}

/** Applies them to cars that are still on show, and a price only to those that still have the old one: a newer price stays. */
export async function applyWaits(ctx: IngestContext, { prices, gone }: Waits): Promise<void> {
  const stocknums = [...new Set([...Object.keys(prices), ...Object.keys(gone)])]
  if (stocknums.length === 0) return
  const carsBefore = await readCarsBefore(ctx.dealership.id, stocknums)
  const items = stocknums.flatMap((stocknum) => {
    const [before, price, status] = [carsBefore.get(stocknum), prices[stocknum], gone[stocknum]]
    if (!before || !isOnShow(before.status)) return []
    const isDue = price && before.price === price.from
    if (!isDue && !status) return []
    return [{ stocknum, ...(isDue ? { price: price.to } : {}), ...(status ? { status } : {}) }]
  })
  if (items.length) await ingestCars(ctx, items, { mode: 'patch' })
}

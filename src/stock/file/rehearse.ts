import { readCars, readCarsBefore } from '@/db/carRows'
import { locationsOf } from '@/db/locationRows'
import { stockBeside } from '@/db/feedRows'

import { stocknumOf, type Notice } from '@/stock/coerce'
import { countsOf } from '@/stock/feedCounts'
import { holdReason } from '@/stock/feedGuard'
import { holdBack } from '@/stock/feedWaits'
import { ingestCars } from '@/stock/ingest'
import type { IngestContext } from '@/stock/push'
import type { ItemResult } from '@/stock/results'
import { readItem } from '@/stock/validate'
import { diffCar, type FactChange } from './diffCar'
import { overwritten, type Repeat, repeatsOf } from './repeats'
import type { FileCar } from './toCars'

export const BATCH = 500
/** Most entries in each list; the counts include all. */
export const MOST_TOLD = 200

export interface Rehearsal {
  /** One for each line, in order. */
  results: ItemResult[]
  counts: Record<'received' | 'refused' | 'fresh' | 'changed' | 'same' | 'leaving', number>
  rejects: { line: number; stocknum: string | null; faults: Notice[] }[]
  fresh: { stocknum: string; item: Record<string, unknown> }[]
  changed: { stocknum: string; changes: FactChange[] }[]
  repeats: Repeat[]
  /** Stock numbers of cars on show that are not in the file. */
  leaving: string[]
  reason: string | null
}

async function dryRun(ctx: IngestContext, cars: readonly FileCar[]): Promise<ItemResult[]> {
  const results: ItemResult[] = []
  for (let at = 0; at < cars.length; at += BATCH) {
    const items = cars.slice(at, at + BATCH).map(({ item }) => item)
    const done = await ingestCars(ctx, items, { mode: 'batch', dryRun: true })
    results.push(...done.items.map((one) => ({ ...one, index: at + one.index })))
  }
  return results
}

async function changesOf(ctx: IngestContext, items: readonly Record<string, unknown>[]) {
  const named = items.flatMap((item) => stocknumOf(item) ?? [])
  const { id, slug } = ctx.dealership
  const [carsBefore, rows, locations] = await Promise.all([
    readCarsBefore(id, named),
    readCars(id, named),
    locationsOf(ctx.tenantId),
  ])
  const byNumber = new Map(rows.map((row) => [String(row.stocknum), row]))
  const now = Math.floor(Date.now() / 1000)
  return items.flatMap((item, index) => {
    const read = readItem(item, index, { mode: 'batch', dealership: slug })
    if (!read.ok || !read.whole) return []
    const [row, before] = [byNumber.get(read.stocknum), carsBefore.get(read.stocknum)]
    if (!row || !before) return []
    return [
      {
        stocknum: read.stocknum,
        changes: diffCar(read.whole, { row, before, dealership: id, locations, now }),
      },
    ]
  })
}

/** Stores nothing. */
export async function rehearse(ctx: IngestContext, sent: readonly FileCar[]): Promise<Rehearsal> {
  const inTurn = await dryRun(ctx, sent)
  const over = overwritten(inTurn)
  const cars = sent.filter((_car, index) => !over.has(index))
  const results = over.size ? await dryRun(ctx, cars) : inTurn
  const of = (...wanted: ItemResult['result'][]) => results.filter(({ result }) => wanted.includes(result))
  const named = new Set(cars.flatMap(({ item }) => stocknumOf(item) ?? []))
  const items = cars.map(({ item }) => item)
  const { waits } = holdBack(
    items,
    await readCarsBefore(ctx.dealership.id, [...named]),
    Math.floor(Date.now() / 1000),
  )
  const nothing = { id: '', dealership_id: ctx.dealership.id, createdAt: new Date().toISOString() }
  const beside = await stockBeside(nothing)
  const leaving = beside.missing.filter((stocknum) => !named.has(stocknum))
  const refused = of('failed')
  const feed = { ...nothing, received: sent.length, summary: { refused: refused.length, ...waits } }
  const accepted = new Set(of('created', 'updated', 'unchanged', 'stale').map(({ stocknum }) => stocknum))
  const told = { ...beside, missing: leaving, named: accepted.size }
  const updated = of('updated')
  const changed = updated
    .slice(0, MOST_TOLD)
    .flatMap(({ index }) => cars[index] ?? [])
    .map(({ item }) => item)
  return {
    results: inTurn,
    counts: {
      ...{ received: sent.length, refused: refused.length, leaving: leaving.length },
      ...{ fresh: of('created').length, changed: updated.length, same: of('unchanged', 'stale').length },
    },
    rejects: refused.slice(0, MOST_TOLD).map(({ index, stocknum, errors }) => ({
      ...{ line: cars[index]?.line ?? 0, stocknum, faults: errors },
    })),
    fresh: of('created')
      .slice(0, MOST_TOLD)
      .map(({ index, stocknum }) => ({ stocknum: stocknum ?? '', item: items[index] ?? {} })),
    changed: await changesOf(ctx, changed),
    repeats: repeatsOf(sent).slice(0, MOST_TOLD),
    leaving: leaving.slice(0, MOST_TOLD),
    reason: holdReason(await countsOf(feed, null, told)),
  }
}

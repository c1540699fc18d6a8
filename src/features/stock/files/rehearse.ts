import type { Row } from '@/db/tableTypes'
import { FACT_FIELDS } from '@/core/car/facts'
import { sameValue } from '@/lib/sameValue'
import { readCars } from '@/core/car/rows/carRows'
import type { Taking } from '@/features/stock/feeds.rules'
import type { Notice } from '@/features/stock/coerce'
import { countsOf, stockBeside } from '@/features/stock/feedCounts'
import { holdReason } from '@/features/stock/feedGuard'
import { optionsOf } from '@/features/stock/feedTaking'
import { NO_WAITS, withWaits } from '@/features/stock/feedWaits'
import { previewCars } from '@/features/stock/ingest'
import { namedIn } from '@/features/stock/named'
import type { IngestContext, IngestOptions } from '@/features/stock/push'
import type { ItemResult } from '@/features/stock/results'
import type { FileMode } from './fileModes'
import { overwritten, type Repeat, repeatsOf } from './repeats'
import type { FileCar } from './toCars'

interface FactChange {
  field: string
  from: unknown
  to: unknown
}

const UNTOLD: readonly string[] = [
  'thumbnails',
  'primary_image_url',
  'custom_rank',
  'created_at',
  'sold_date_timestamp',
]

/** The differences that shoppers would see. */
const diffCar = (before: Row, after: Row): FactChange[] =>
  ['stocknum', ...FACT_FIELDS.filter((field) => !UNTOLD.includes(field))].flatMap((field) => {
    const [from, to] = [before[field] ?? null, after[field] ?? null]
    return sameValue(from, to) ? [] : [{ field, from, to }]
  })

export const BATCH = 500
/** Most entries in each list; the counts include all. */
export const MOST_SHOWN = 200

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

interface DryRun {
  results: ItemResult[]
  rows: Map<string, Row>
  /** Cars under a new stock number, as they were. */
  moved: Map<string, Row>
}

async function dryRun(ctx: IngestContext, cars: readonly FileCar[], options: IngestOptions): Promise<DryRun> {
  const [results, rows, moved]: [ItemResult[], DryRun['rows'], DryRun['moved']] = [[], new Map(), new Map()]
  for (let at = 0; at < cars.length; at += BATCH) {
    const items = cars.slice(at, at + BATCH).map(({ item }) => item)
    const done = await previewCars(ctx, items, options)
    results.push(...done.items.map((one) => ({ ...one, index: at + one.index })))
    for (const [stocknum, row] of done.rows) rows.set(stocknum, row)
    for (const [stocknum, row] of done.moved) moved.set(stocknum, row)
  }
  return { results, rows, moved }
}

async function changesOf(
  ctx: IngestContext,
  stocknums: readonly string[],
  { rows: after, moved }: Pick<DryRun, 'rows' | 'moved'>,
) {
  const rows = await readCars(ctx.dealership.id, stocknums)
  const before = new Map([...rows.map((row) => [String(row.stocknum), row] as const), ...moved])
  return stocknums.flatMap((stocknum) => {
    const [was, is] = [before.get(stocknum), after.get(stocknum)]
    return was && is ? [{ stocknum, changes: diffCar(was, is) }] : []
  })
}

/** Stores nothing. Only a file that is the whole stock takes cars off, and may be held. */
export async function rehearse(
  ctx: IngestContext,
  sent: readonly FileCar[],
  taking: Taking,
  mode: FileMode,
): Promise<Rehearsal> {
  const isWhole = mode === 'full' || mode === 'replace'
  const { id: dealership_id } = ctx.dealership
  const nothing = {
    ...{ id: '', tenant: ctx.tenantId, dealership_id, createdAt: new Date().toISOString() },
    source: ctx.source ?? null,
  }
  const named = await namedIn([sent.map(({ item }) => item)])
  const beside = await stockBeside(nothing, named)
  const options = {
    ...{ ...optionsOf({ taking }), guardsPrices: true, named },
    ...(isWhole ? { renumbered: beside.renumbered } : {}),
    ...(mode === 'update' ? { mode: 'patch' as const } : {}),
  }
  const inTurn = await dryRun(ctx, sent, options)
  const over = overwritten(inTurn.results)
  const cars = sent.filter((_car, index) => !over.has(index))
  const { results, rows, moved } = over.size ? await dryRun(ctx, cars, options) : inTurn
  const of = (...wanted: ItemResult['result'][]) => results.filter(({ result }) => wanted.includes(result))
  const items = cars.map(({ item }) => item)
  const leaving = isWhole ? beside.missing : []
  const refused = of('failed')
  const feed = {
    ...nothing,
    received: sent.length,
    summary: { refused: refused.length, ...withWaits(NO_WAITS, results) },
  }
  const accepted = new Set(of('created', 'updated', 'unchanged', 'stale').map(({ stocknum }) => stocknum))
  const stated = { ...beside, missing: leaving, named: accepted.size }
  const updated = of('updated')
  const changed = updated.slice(0, MOST_SHOWN).flatMap(({ stocknum }) => stocknum ?? [])
  return {
    results: inTurn.results,
    counts: {
      ...{ received: sent.length, refused: refused.length, leaving: leaving.length },
      ...{ fresh: of('created').length, changed: updated.length, same: of('unchanged', 'stale').length },
    },
    rejects: refused.slice(0, MOST_SHOWN).map(({ index, stocknum, errors }) => ({
      ...{ line: cars[index]?.line ?? 0, stocknum, faults: errors },
    })),
    fresh: of('created')
      .slice(0, MOST_SHOWN)
      .map(({ index, stocknum }) => ({ stocknum: stocknum ?? '', item: items[index] ?? {} })),
    changed: await changesOf(ctx, changed, { rows, moved }),
    repeats: repeatsOf(sent).slice(0, MOST_SHOWN),
    leaving: leaving.slice(0, MOST_SHOWN),
    reason: isWhole ? holdReason(await countsOf(feed, null, stated)) : null,
  }
}

import { readCarsBefore } from '@/core/car/rows/carRows'
import { changingCars, type CarWriter } from '@/core/car/rows/write'
import { hasWaiting } from './feedRows'
import { applyBatch } from './applyBatch'
import { namedIn } from './named'
import { authorOf, type CarsBefore, type IngestContext, type IngestOptions, type Push } from './push'
import { readPush } from './readPush'
import { Results, type ItemResult, type Summary } from './results'
import { inSlices } from '@/lib/giveWay'
import { inTurn } from '@/lib/inTurn'

/**
 * One result per item, in order; a bad item fails alone. When it returns, every changed car is on disk; search and pages
 * follow later. `dryRun` stores nothing and returns the same. Throws only for store failures.
 */
export async function ingestCars(
  ctx: IngestContext,
  items: readonly unknown[],
  options: IngestOptions,
): Promise<{ items: ItemResult[]; summary: Summary }> {
  const isFeed = options.cameAt !== undefined || ctx.source === undefined || options.dryRun
  const notesTime = !isFeed && (await hasWaiting(ctx.dealership.id, ctx.source ?? ''))
  const { results } = await pushCars(ctx, items, { ...options, ...(notesTime ? { notesTime } : {}) })
  return results.inOrder()
}

/** Cars that are looked up in one go. */
const READ = 250

/** A dry run, with the rows that would be written and, of those under a new stock number, as they were; by stock number. */
export async function previewCars(ctx: IngestContext, items: readonly unknown[], options: IngestOptions) {
  const { results, simulated, moved } = await pushCars(ctx, items, { ...options, dryRun: true })
  return { ...results.inOrder(), rows: simulated, moved }
}

const carsBeforeOf = async (dealershipId: string, stocknums: readonly string[]): Promise<CarsBefore> =>
  new Map(await inSlices(stocknums, async (some) => [...(await readCarsBefore(dealershipId, some))], READ))

async function pushCars(
  ctx: IngestContext,
  items: readonly unknown[],
  options: IngestOptions,
): Promise<Push> {
  const named = await namedIn([items], options.stocknum)
  const moved: Push['moved'] = new Map()
  const results = new Results(moved)
  const parts = { ctx, options, results, simulated: new Map(), moved, named: options.named ?? named }
  const run = async (cars: CarWriter): Promise<Push> => {
    const push: Push = { ...parts, cars }
    const carsBefore = options.known ?? (await carsBeforeOf(ctx.dealership.id, [...named.numbers]))
    const batches = await readPush(push, items, carsBefore)
    for (const [turn, batch] of batches.entries())
      await applyBatch(push, batch, turn === 0 ? carsBefore : undefined)
    return push
  }
  // Only saves work: writes are conditional, so correct without it.
  return inTurn(`stock ${ctx.dealership.id}`, () => changingCars(authorOf(ctx), run))
}

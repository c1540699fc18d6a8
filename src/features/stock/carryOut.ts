/** What a decision on a full feed does to the cars. */
import { carsOnShow, owedBefore, feedsSince, type FeedRow } from './feedRows'
import { dropStage, stagedChunks } from './feedStage'
import { nothingOwed, supersedeHeld } from './feedWrites'
import { changingCars } from '@/core/car/rows/write'
import { touchCars } from '@/core/car/rows/carRows'
import { left, UNCLAIMED, withdrawnBy } from '@/core/car/owners/sources'
import { giveWay, inSlices } from '@/lib/giveWay'
import { stocknumOf } from './coerce'
import { leavesBy } from './feedCounts'
import { ingestCars } from './ingest'
import { namedIn, type Named } from './named'
import { authorOf, SLICE, type IngestContext } from './push'
import { summaryOf } from './feedSummary'
import { optionsOf } from './feedTaking'

const isGood = ({ state }: FeedRow): boolean => state === 'committed' || state === 'released'

async function* stagedItems(feedId: string): AsyncGenerator<readonly unknown[]> {
  for await (const { items } of stagedChunks(feedId)) {
    yield items
    await giveWay()
  }
}
export const namedByFeed = (feedId: string): Promise<Named> => namedIn(stagedItems(feedId))

/** Of feeds of the same source that were opened later: what they name is theirs. */
async function namedAfter(feed: FeedRow): Promise<Set<string>> {
  const later = (await feedsSince(feed, new Date(feed.createdAt))).filter(({ id }) => id !== feed.id)
  const names = await Promise.all(later.map(({ id }) => namedByFeed(id)))
  return new Set(names.flatMap(({ numbers }) => [...numbers]))
}

async function applyStage(
  ctx: IngestContext,
  feed: FeedRow,
  { named, later }: { named: Named; later: ReadonlySet<string> },
): Promise<void> {
  const renumbered = new Map(Object.entries(summaryOf(feed).renumbered))
  for await (const { items, at } of stagedChunks(feed.id)) {
    const own = items.filter((item) => !later.has(stocknumOf(item) ?? ''))
    const isGuarded = feed.state === 'committed'
    const options = { ...optionsOf(feed), cameAt: at, guardsPrices: isGuarded, named, renumbered }
    for (let from = 0; from < own.length; from += SLICE) {
      await giveWay()
      await ingestCars({ ...ctx, feedId: feed.id }, own.slice(from, from + SLICE), options)
    }
  }
}

/** Of what it lacks: cars that no other source offers leave the site, others are not its own any more. Returns how many left. */
async function dropLacked(
  ctx: IngestContext,
  feed: FeedRow,
  { named: { numbers }, later }: { named: Named; later: ReadonlySet<string> },
): Promise<number> {
  const source = feed.source ?? UNCLAIMED
  const lacked = (await carsOnShow(feed.dealership_id)).filter(
    ({ stocknum }) => !numbers.has(stocknum) && !later.has(stocknum),
  )
  const missing = new Set(feed.missing)
  const leaving = lacked.filter((car) => missing.has(car.stocknum) && leavesBy(feed, car))
  const author = authorOf({ ...ctx, feedId: feed.id })
  const off = leaving.map((car) => ({
    car,
    set: { status: 'withdrawn', content_hash: null, sources: withdrawnBy(car.sources, source) },
  }))
  await giveWay()
  const went = await inSlices(off, (some) => changingCars(author, (cars) => cars.changeEach(some)), SLICE)
  const offered = lacked.filter(
    (car) => !leaving.includes(car) && car.sources?.[source]?.brings && !isLater(feed, car),
  )
  await touchCars(
    offered.map((car) => ({
      ...{ before: car, set: { sources: left(car.sources ?? {}, source) }, isClaim: true },
    })),
  )
  return went.length
}

const isLater = (
  feed: FeedRow,
  { sources }: { sources: Awaited<ReturnType<typeof carsOnShow>>[number]['sources'] },
) => (sources?.[feed.source ?? UNCLAIMED]?.at ?? 0) > Date.parse(feed.createdAt)

/**
 * May be repeated. A car of which the same source said something later is left alone. Returns how many cars were withdrawn.
 * `read`: what it names, where that was read already.
 */
export async function carryOut(ctx: IngestContext, feed: FeedRow, read?: Named): Promise<number> {
  let went = 0
  if (isGood(feed)) {
    const own = { ...ctx, ...(feed.source ? { source: feed.source } : {}) }
    // A crash may have left an older one undone: it comes first.
    for (const older of await owedBefore(feed)) await carryOut(ctx, older)
    await supersedeHeld(feed)
    const later = await namedAfter(feed)
    const named = read ?? (await namedByFeed(feed.id))
    await applyStage(own, feed, { named, later })
    await giveWay()
    went = await dropLacked(own, feed, { named, later })
  }
  if (feed.state !== 'held') await dropStage([feed.id])
  await nothingOwed(feed.id)
  return went
}

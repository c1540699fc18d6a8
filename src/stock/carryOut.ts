import { hiddenOf, namedAfter, type FeedRow } from '@/db/feedRows'
import { hideBrought, nothingOwed, supersedeHeld, withdrawMissing } from '@/db/feedWrites'
import { summaryOf } from './feedSummary'
import { applyWaits, NO_WAITS, withWaits } from './feedWaits'
import { ingestCars } from './ingest'
import { publishStockChange } from './publish'
import { changedBy, type IngestContext } from './push'

async function showBrought(ctx: IngestContext, feed: FeedRow): Promise<void> {
  const hidden = await hiddenOf(feed)
  const items = Object.entries(summaryOf(feed).brought).flatMap(([stocknum, status]) =>
    hidden.has(stocknum) ? [{ stocknum, status }] : [],
  )
  if (items.length) await ingestCars({ ...ctx, feedId: feed.id }, items, { mode: 'patch' })
}

/** May be repeated. Leaves every car alone that a newer feed named. Returns how many cars were withdrawn. */
export async function carryOut(ctx: IngestContext, feed: FeedRow): Promise<number> {
  const isGood = feed.state === 'committed' || feed.state === 'released'
  const { newer, named } = await namedAfter(feed)
  if (isGood) {
    await supersedeHeld(feed)
    await applyWaits(ctx, withWaits(summaryOf(feed), named, NO_WAITS))
    await showBrought(ctx, feed)
  }
  const by = changedBy(ctx)
  const slugs = isGood ? await withdrawMissing(feed, newer, by) : await hideBrought(feed, newer, by)
  if (slugs.length) await publishStockChange(ctx.tenantId, slugs)
  await nothingOwed(feed.id)
  return slugs.length
}

/** Full feeds: the commit withdraws the cars that the feed lacks, unless that looks like an accident. */
import { findDealership } from '@/db/dealerships'
import { findFeed, markSeen, moveFeed, stockBeside, withdrawMissing, type FeedRow } from '@/db/feedRows'
import { writeAudit } from '@/db/audit'
import { readHeads } from '@/db/carRows'
import type { Decision } from '@/domain/feeds'
import { log } from '@/lib/log'
import { publishStockChange } from './publish'
import { stocknumOf } from './coerce'
import { countsOf } from './feedCounts'
import { holdReason } from './feedGuard'
import { applyWaiting, holdBack, withWaitNotes } from './feedPrices'
import { noteChunk, summaryOf } from './feedSummary'
import { ingestCars } from './ingest'
import { mailHeldFeed } from './mailHeldFeed'
import { changedBy, type IngestContext } from './push'
import type { ItemResult, Summary } from './results'

export async function feedCars(
  ctx: IngestContext,
  feed: FeedRow,
  items: readonly unknown[],
  dryRun: boolean,
): Promise<{ items: ItemResult[]; summary: Summary }> {
  const named = items.flatMap((item) => stocknumOf(item) ?? [])
  const heads = await readHeads(ctx.dealership.id, named)
  const { items: kept, waiting } = holdBack(items, heads, Math.floor(Date.now() / 1000))
  const done = await ingestCars(ctx, kept, { mode: 'batch', dryRun })
  if (!dryRun) {
    await markSeen(feed, named, items.length)
    await noteChunk(feed, { results: done.items, named, waiting })
  }
  return { ...done, items: withWaitNotes(done.items, waiting) }
}

export interface Closed {
  id: string
  state: FeedRow['state']
  received: number
  missing: number
  withdrawn: number
  held_reason: string | null
}

/** Commits or holds an open feed; added and updated cars stay. A second commit returns the same. */
export async function commitFeed(
  ctx: IngestContext,
  feed: FeedRow,
  expected: number | null,
  dryRun: boolean,
): Promise<Closed> {
  const beside = await stockBeside(feed)
  const { missing } = beside
  const counts = await countsOf(feed, expected ?? feed.expected_count, beside)
  const reason = holdReason(counts)
  const closed: Closed = {
    id: feed.id,
    state: reason ? 'held' : 'committed',
    received: counts.received,
    missing: missing.length,
    withdrawn: reason ? 0 : missing.length,
    held_reason: reason,
  }
  if (dryRun) return closed
  const note = {
    missing,
    held_reason: reason,
    summary: { ...feed.summary, active: counts.active, missing: missing.length },
    committed_at: new Date().toISOString(),
  }
  if (!(await moveFeed(feed.id, 'open', closed.state, note))) return stored(ctx.tenantId, feed.id)
  if (reason) {
    log.warn(
      { tenantId: ctx.tenantId, dealership: ctx.dealership.slug, feed: feed.id, reason },
      'a full feed is held',
    )
    await writeAudit({
      tenantId: ctx.tenantId,
      who: ctx.actor,
      via: 'feed',
      what: `held a full feed: ${reason}`,
      entity: 'stock-feeds',
      docId: feed.id,
    })
    // Its sender does not wait for the mails.
    void mailHeldFeed(feed, ctx.dealership.name, reason)
  } else await carryOut(ctx, feed, missing)
  return closed
}

/** What waited for the commit: prices that move far, and the cars that the feed lacks. Returns how many cars went. */
async function carryOut(ctx: IngestContext, feed: FeedRow, missing: readonly string[]): Promise<number> {
  await applyWaiting(ctx, summaryOf(feed).prices)
  const slugs = missing.length ? await withdrawMissing(feed, missing, changedBy(ctx)) : []
  if (slugs.length) await publishStockChange(ctx.tenantId, slugs)
  return slugs.length
}

async function stored(tenantId: string, id: string): Promise<Closed> {
  const feed = await findFeed(tenantId, id)
  const missing = feed?.missing?.length ?? 0
  const gone = feed?.state === 'committed' || feed?.state === 'released'
  return {
    id,
    state: feed?.state ?? 'expired',
    received: feed?.received ?? 0,
    missing,
    withdrawn: gone ? missing : 0,
    held_reason: feed?.held_reason ?? null,
  }
}

export interface Decider {
  who: string
  via: 'admin' | 'cli'
}

/**
 * A person's decision on a held feed: release withdraws the cars that it listed and that are still missing and sets the prices
 * that waited, reject leaves all as it stands. Returns how many cars were withdrawn; null when it is not held, or not of this dealer.
 */
export async function decideFeed(
  tenantId: string,
  id: string,
  decision: Decision,
  { who, via }: Decider,
): Promise<number | null> {
  const feed = await findFeed(tenantId, id)
  const isReleased = decision === 'release'
  const dealership = feed && (await findDealership(tenantId, feed.dealership_slug))
  const note = { released_at: new Date().toISOString(), released_by: who }
  if (!feed || !dealership || !(await moveFeed(id, 'held', isReleased ? 'released' : 'rejected', note)))
    return null
  const ctx = { tenantId, dealership, actor: who, via }
  const count = isReleased ? await carryOut(ctx, feed, feed.missing ?? []) : 0
  await writeAudit({
    tenantId,
    who,
    via,
    what: isReleased ? `released a full feed: ${count} cars withdrawn` : 'rejected a full feed',
    entity: 'stock-feeds',
    docId: id,
    docTitle: feed.dealership_slug,
  })
  return count
}

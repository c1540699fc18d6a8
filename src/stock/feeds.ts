/** Full feeds: dangerous changes wait for the commit, and for a person when the feed looks like an accident. */
import { findDealership } from '@/db/dealerships'
import { findFeed, isOvertaken, stockBeside, type FeedRow } from '@/db/feedRows'
import { markSeen, moveFeed } from '@/db/feedWrites'
import { writeAudit } from '@/db/audit'
import { readCarsBefore } from '@/db/carRows'
import type { Decision } from '@/domain/feeds/feeds'
import { log } from '@/lib/log'
import { stocknumOf } from './coerce'
import { countsOf } from './feedCounts'
import { holdReason } from './feedGuard'
import { holdBack, withWaitNotes } from './feedWaits'
import { carryOut } from './carryOut'
import { noteChunk } from './feedSummary'
import { ingestCars } from './ingest'
import { mailHeldFeed } from './mailHeldFeed'
import type { IngestContext } from './push'
import type { ItemResult, Summary } from './results'

export async function feedCars(
  ctx: IngestContext,
  feed: FeedRow,
  items: readonly unknown[],
  dryRun: boolean,
): Promise<{ items: ItemResult[]; summary: Summary }> {
  const named = items.flatMap((item) => stocknumOf(item) ?? [])
  const carsBefore = await readCarsBefore(ctx.dealership.id, named)
  const { items: kept, waits } = holdBack(items, carsBefore, Math.floor(Date.now() / 1000))
  const done = await ingestCars({ ...ctx, feedId: feed.id }, kept, { mode: 'batch', dryRun })
  if (!dryRun) {
    await markSeen(feed, named, items.length)
    await noteChunk(feed, { results: done.items, named, waits })
  }
  return { ...done, items: withWaitNotes(done.items, waits) }
}

export interface Closed {
  id: string
  state: FeedRow['state']
  received: number
  missing: number
  withdrawn: number
  held_reason: string | null
}

/** Changes of cars that stay are live already; the cars that a held feed brought leave again. Repeated, it returns the same. */
export async function commitFeed(
  ctx: IngestContext,
  feed: FeedRow,
  expected: number | null,
  dryRun: boolean,
): Promise<Closed> {
  if (feed.state !== 'open') {
    if (feed.owed_at && !dryRun) await carryOut(ctx, feed)
    return closedOf(feed)
  }
  const beside = await stockBeside(feed)
  const counts = await countsOf(feed, expected ?? feed.expected_count, beside)
  const reason = holdReason(counts)
  const { missing, brought } = beside
  const note = {
    missing,
    held_reason: reason,
    summary: {
      ...{ ...feed.summary, active: counts.active, missing: missing.length },
      ...(reason ? { brought } : {}),
    },
    committed_at: new Date().toISOString(),
  }
  const closed: FeedRow = { ...feed, ...note, state: reason ? 'held' : 'committed' }
  if (dryRun) return closedOf(closed)
  if (!(await moveFeed(feed, closed.state, note))) {
    const newest = await findFeed(ctx.tenantId, feed.id)
    return newest ? commitFeed(ctx, newest, expected, dryRun) : closedOf({ ...feed, state: 'expired' })
  }
  if (reason) await tellHeld(ctx, closed, reason)
  await carryOut(ctx, closed)
  return closedOf(closed)
}

async function tellHeld(ctx: IngestContext, feed: FeedRow, reason: string): Promise<void> {
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
}

function closedOf(feed: FeedRow): Closed {
  const missing = feed.missing?.length ?? 0
  const isGood = feed.state === 'committed' || feed.state === 'released'
  return {
    id: feed.id,
    state: feed.state,
    received: feed.received ?? 0,
    missing,
    withdrawn: isGood ? missing : 0,
    held_reason: feed.held_reason,
  }
}

/** Otherwise it may only be rejected: a newer one came whole. */
export async function mayBeReleased(tenantId: string, id: string): Promise<boolean> {
  const feed = await findFeed(tenantId, id)
  return feed?.state === 'held' && !(await isOvertaken(feed))
}

export interface Decider {
  who: string
  userId?: string
  name?: string
  via: 'admin' | 'cli'
}

/**
 * Reject changes nothing. Returns how many cars were withdrawn; null when the feed is not held, or not this dealer's;
 * 'overtaken', and nothing done, for a release when a newer feed came whole.
 */
export async function decideFeed(
  tenantId: string,
  id: string,
  decision: Decision,
  { who, userId, name, via }: Decider,
): Promise<number | 'overtaken' | null> {
  const feed = await findFeed(tenantId, id)
  const isReleased = decision === 'release'
  const dealership = feed && (await findDealership(tenantId, feed.dealership_slug))
  if (feed?.state !== 'held' || !dealership) return null
  if (isReleased && (await isOvertaken(feed))) return 'overtaken'
  const owed = isReleased ? {} : { owed_at: feed.owed_at ?? null }
  const note = { released_at: new Date().toISOString(), released_by: name || who, ...owed }
  const state = isReleased ? 'released' : 'rejected'
  if (!(await moveFeed(feed, state, note))) return null
  const ctx = { tenantId, dealership, actor: who, via }
  const went = isReleased || feed.owed_at ? await carryOut(ctx, { ...feed, state }) : 0
  const count = isReleased ? went : 0
  await writeAudit({
    tenantId,
    who,
    userId: userId ?? null,
    via,
    what: isReleased ? `released a full feed: ${count} cars withdrawn` : 'rejected a full feed',
    entity: 'stock-feeds',
    docId: id,
    docTitle: dealership.name,
  })
  return count
}

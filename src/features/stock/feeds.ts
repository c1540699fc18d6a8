/** Full feeds: what they bring waits beside the cars until they are decided on, by the guard or by a person. */
import { findDealership } from '@/core/dealer/rows/dealerships'
import { findFeed, isOvertaken, type FeedRow } from './feedRows'
import { stageChunk, unstageChunk } from './feedStage'
import { countReceived, moveFeed } from './feedWrites'
import { writeAudit } from '@/db/audit'
import type { Decision } from './feeds.rules'
import { giveWay } from '@/lib/giveWay'
import { log } from '@/lib/log'
import { countsOf, stockBeside } from './feedCounts'
import { holdReason } from './feedGuard'
import { withWaitNotes } from './feedWaits'
import { carryOut, namedByFeed } from './carryOut'
import { noteChunk, summaryOf } from './feedSummary'
import { optionsOf, sourceOfFeed } from './feedTaking'
import { ingestCars } from './ingest'
import { mailHeldFeed } from './mailHeldFeed'
import type { IngestContext, IngestOptions } from './push'
import type { ItemResult, Summary } from './results'

/**
 * What would become of each car; nothing of it is on a car yet. Null when the feed is not open any more. `whole`: what all of it
 * names, where that is known; else a car on show that only takes a new stock number is one that comes.
 */
export async function feedCars(
  ctx: IngestContext,
  feed: FeedRow,
  items: readonly unknown[],
  dryRun: boolean,
  whole: Pick<IngestOptions, 'named' | 'renumbered'> = {},
): Promise<{ items: ItemResult[]; summary: Summary } | null> {
  const options = { ...optionsOf(feed), ...whole, dryRun: true, guardsPrices: true }
  const done = await ingestCars({ ...ctx, ...sourceOfFeed(feed), feedId: feed.id }, items, options)
  const answered = { ...done, items: withWaitNotes(done.items) }
  if (dryRun) return answered
  const staged = await stageChunk(feed, items, Date.now())
  await noteChunk(feed, done.items)
  if (await countReceived(feed, items.length)) return answered
  await unstageChunk(staged)
  return null
}

/** Cars that come onto the site, and not under a new number only. */
const comesAnew = (feed: FeedRow, renumbered: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(summaryOf(feed).brought).filter(([number]) => !renumbered.has(number)))

export interface Closed {
  id: string
  state: FeedRow['state']
  received: number
  missing: number
  withdrawn: number
  /** Cars on show that it names under a new stock number: they go on with it. */
  renumbered: number
  held_reason: string | null
}

/** Judges what is staged, and carries it out when it is good. Repeated, it returns the same. */
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
  const named = await namedByFeed(feed.id)
  const beside = await stockBeside(feed, named)
  await giveWay()
  const counts = await countsOf(feed, expected ?? feed.expected_count, beside)
  const reason = holdReason(counts)
  const { missing, staffs } = beside
  const renumbered = Object.fromEntries(beside.renumbered)
  const brought = comesAnew(feed, beside.renumbered)
  const note = {
    missing,
    held_reason: reason,
    summary: { ...feed.summary, active: counts.active, missing: missing.length, staffs, renumbered, brought },
    committed_at: new Date().toISOString(),
    ...(reason ? { owed_at: null } : {}),
  }
  const closed: FeedRow = { ...feed, ...note, state: reason ? 'held' : 'committed' }
  if (dryRun) return closedOf(closed)
  if (!(await moveFeed(feed, closed.state, note))) {
    const newest = await findFeed(ctx.tenantId, feed.id)
    return newest ? commitFeed(ctx, newest, expected, dryRun) : closedOf({ ...feed, state: 'expired' })
  }
  if (reason) await tellHeld(ctx, closed, reason)
  else await carryOut(ctx, closed, named)
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
    renumbered: Object.keys(summaryOf(feed).renumbered).length,
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
  const note = { released_at: new Date().toISOString(), released_by: name || who }
  const state = isReleased ? 'released' : 'rejected'
  if (!(await moveFeed(feed, state, note))) return null
  const ctx = { tenantId, dealership, actor: who, via }
  const count = await carryOut(ctx, { ...feed, state })
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

/** Full feeds: the commit withdraws the cars that the feed lacks, unless that looks like an accident. */
import { countStock, findFeed, markSeen, moveFeed, withdrawMissing, type FeedRow } from '@/db/feedRows'
import { writeAudit } from '@/db/audit'
import type { Decision } from '@/domain/feeds'
import { log } from '@/lib/log'
import { publishStockChange } from './publish'
import { stocknumOf } from './coerce'
import { noteRefusals, refusedOf } from './feedSummary'
import { ingestCars } from './ingest'
import type { IngestContext } from './push'
import type { ItemResult, Summary } from './results'

/** A feed is held when it would withdraw more cars than this … */
export const GUARD_CARS = 10
/** … and more than this share of the cars on show; */
export const GUARD_PART = 0.2
/** or when more than this share of its cars was refused. */
export const GUARD_REFUSED = 0.5

export function holdReason(
  feed: { received: number; expected: number | null; refused: number },
  active: number,
  missing: number,
): string | null {
  if (feed.received === 0) return 'the feed is empty'
  if (feed.expected !== null && feed.expected !== feed.received)
    return `${feed.expected} cars were announced and ${feed.received} came`
  if (feed.refused > feed.received * GUARD_REFUSED)
    return `${feed.refused} of ${feed.received} cars were refused`
  if (missing > GUARD_CARS && missing > active * GUARD_PART)
    return `${missing} of ${active} cars would be withdrawn`
  return null
}

export async function feedCars(
  ctx: IngestContext,
  feed: FeedRow,
  items: readonly unknown[],
  dryRun: boolean,
): Promise<{ items: ItemResult[]; summary: Summary }> {
  const done = await ingestCars(ctx, items, { mode: 'batch', dryRun })
  if (!dryRun) {
    await markSeen(
      feed,
      items.flatMap((item) => stocknumOf(item) ?? []),
      items.length,
    )
    await noteRefusals(feed, done.items)
  }
  return done
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
  const { active, missing } = await countStock(feed)
  const reason = holdReason(
    {
      received: feed.received ?? 0,
      expected: expected ?? feed.expected_count,
      refused: refusedOf(feed).refused,
    },
    active,
    missing.length,
  )
  const closed: Closed = {
    id: feed.id,
    state: reason ? 'held' : 'committed',
    received: feed.received ?? 0,
    missing: missing.length,
    withdrawn: reason ? 0 : missing.length,
    held_reason: reason,
  }
  if (dryRun) return closed
  const note = {
    missing,
    held_reason: reason,
    summary: { ...feed.summary, active, missing: missing.length },
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
  } else await withdraw(ctx.tenantId, feed, missing)
  return closed
}

async function withdraw(tenantId: string, feed: FeedRow, missing: readonly string[]): Promise<number> {
  const slugs = missing.length ? await withdrawMissing(feed, missing) : []
  if (slugs.length) await publishStockChange(tenantId, slugs)
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
 * A person's decision on a held feed: release withdraws the cars that it listed and that are still missing, reject leaves
 * them on show. Returns how many cars were withdrawn; null when it is not held, or not of this dealer.
 */
export async function decideFeed(
  tenantId: string,
  id: string,
  decision: Decision,
  { who, via }: Decider,
): Promise<number | null> {
  const feed = await findFeed(tenantId, id)
  const isReleased = decision === 'release'
  const note = { released_at: new Date().toISOString(), released_by: who }
  if (!feed || !(await moveFeed(id, 'held', isReleased ? 'released' : 'rejected', note))) return null
  const count = isReleased ? await withdraw(tenantId, feed, feed.missing ?? []) : 0
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

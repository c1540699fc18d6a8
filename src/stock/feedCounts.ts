import { feedsSince, type FeedRow, type StockBeside } from '@/db/feedRows'
import type { FeedCounts } from './feedGuard'
import { summaryOf } from './feedSummary'
import { DAY_S } from '@/lib/time'

/** Feeds that a person released do not count: somebody has looked at them. */
export async function countsOf(
  feed: Pick<FeedRow, 'id' | 'dealership_id' | 'received' | 'summary'>,
  expected: number | null,
  { active, priced, missing, named }: StockBeside,
): Promise<FeedCounts> {
  const { refused, prices, gone } = summaryOf(feed)
  const earlier = (await feedsSince(feed.dealership_id, new Date(Date.now() - DAY_S * 1000))).filter(
    ({ id, state }) => id !== feed.id && state === 'committed',
  )
  const withdrawn = new Set(
    earlier
      .flatMap((other) => [...(other.missing ?? []), ...Object.keys(summaryOf(other).gone)])
      .filter((stocknum) => !active.has(stocknum)),
  )
  const moved = new Set(
    earlier
      .flatMap((other) => Object.keys(summaryOf(other).prices))
      .filter((stocknum) => active.has(stocknum) && !(stocknum in prices)),
  )
  return {
    received: feed.received ?? 0,
    expected,
    named,
    refused,
    active: active.size,
    missing: missing.length,
    gone: Object.keys(gone).length,
    priced,
    moved: Object.keys(prices).length,
    before: { withdrawn: withdrawn.size, moved: moved.size },
  }
}

import type { z } from 'zod'
import type { FeedRow } from './feedRows'
import type { feedViewSchema } from './feeds.rules'
import { summaryOf } from './feedSummary'

const byCars = (reasons: Readonly<Record<string, number>>) =>
  Object.entries(reasons)
    .map(([reason, cars]) => ({ reason, cars }))
    .sort((a, b) => b.cars - a.cars)

export function feedView(feed: FeedRow): z.output<typeof feedViewSchema> {
  const { refused, reasons, with_warnings, left_out, prices, gone, brought, renumbered } = summaryOf(feed)
  const missing = feed.missing?.length ?? 0
  return {
    id: feed.id,
    dealership: feed.dealership_slug,
    state: feed.state,
    expected_count: feed.expected_count,
    received: feed.received ?? 0,
    refused,
    refusals: byCars(reasons),
    with_warnings,
    left_out: byCars(left_out),
    missing,
    withdrawn: feed.state === 'committed' || feed.state === 'released' ? missing : 0,
    renumbered: Object.keys(renumbered).length,
    price_moves: Object.entries(prices).map(([stocknum, price]) => ({ stocknum, ...price })),
    leaving: Object.entries(gone).map(([stocknum, status]) => ({ stocknum, status })),
    waiting_cars: feed.state === 'held' ? Object.keys(brought) : [],
    held_reason: feed.held_reason,
    opened_at: new Date(feed.createdAt).toISOString(),
    committed_at: feed.committed_at ? new Date(feed.committed_at).toISOString() : null,
  }
}

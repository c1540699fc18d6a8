import { z } from 'zod'
import type { FeedRow } from '@/db/feedRows'
import { summaryOf } from './feedSummary'

export const feedViewSchema = z.object({
  id: z.string(),
  dealership: z.string(),
  state: z.enum(['open', 'committed', 'held', 'released', 'rejected', 'expired']).meta({
    description: 'A held feed waits for a person, who releases or rejects it.',
  }),
  expected_count: z.int().nullable(),
  received: z.int(),
  refused: z.int().meta({ description: 'Cars of it that were not accepted' }),
  refusals: z
    .array(z.object({ reason: z.string(), cars: z.int() }))
    .meta({ description: 'Field and fault, most frequent first' }),
  missing: z.int().meta({ description: 'Cars on show that it did not name' }),
  withdrawn: z.int(),
  price_moves: z
    .array(z.object({ stocknum: z.string(), from: z.number(), to: z.number() }))
    .meta({ description: 'Prices that it moves by more than half: they wait for its commit or release' }),
  held_reason: z.string().nullable(),
  opened_at: z.string(),
  committed_at: z.string().nullable(),
})

/** One full feed as its sender may read it. */
export function feedView(feed: FeedRow): z.output<typeof feedViewSchema> {
  const { refused, reasons, prices } = summaryOf(feed)
  const missing = feed.missing?.length ?? 0
  return {
    id: feed.id,
    dealership: feed.dealership_slug,
    state: feed.state,
    expected_count: feed.expected_count,
    received: feed.received ?? 0,
    refused,
    refusals: Object.entries(reasons)
      .map(([reason, cars]) => ({ reason, cars }))
      .sort((a, b) => b.cars - a.cars),
    missing,
    withdrawn: feed.state === 'committed' || feed.state === 'released' ? missing : 0,
    price_moves: Object.entries(prices).map(([stocknum, price]) => ({ stocknum, ...price })),
    held_reason: feed.held_reason,
    opened_at: new Date(feed.createdAt).toISOString(),
    committed_at: feed.committed_at ? new Date(feed.committed_at).toISOString() : null,
  }
}

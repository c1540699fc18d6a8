/** Stored on the feed's row while its chunks come in. */
import { z } from 'zod'
import { findFeed, type FeedRow } from '@/db/feedRows'
import { writeSummary } from '@/db/feedWrites'
import { AGAIN, untilWritten } from '@/db/untilWritten'
import { waitsSchema, withWaits } from './feedWaits'
import { sameValue } from '@/lib/sameValue'
import type { ItemResult } from './results'

const MOST_REASONS = 50

const refusedSchema = z.object({
  refused: z.number().default(0),
  /** Field and fault -> how many cars. */
  reasons: z.record(z.string(), z.number()).default({}),
})
export type Refused = z.output<typeof refusedSchema>
const summarySchema = refusedSchema.extend(waitsSchema.shape).extend({
  /** Stock numbers of cars that staff made and that it lacks: they stay. */
  staffs: z.array(z.string()).default([]),
  /** Its cars were put back: when (epoch ms), by whom, and fields by stock number that somebody had changed since. */
  undone: z
    .object({
      at: z.number(),
      by: z.string(),
      left: z.record(z.string(), z.array(z.string())).default({}),
    })
    .optional(),
})
export type FeedSummary = z.output<typeof summarySchema>

export const summaryOf = (feed: Pick<FeedRow, 'summary'>): FeedSummary =>
  summarySchema.parse(feed.summary ?? {})

/** A car counts once for each of its faults; reasons beyond the first fifty are counted together. */
export function withRefusals(before: Refused, items: readonly ItemResult[]): Refused {
  const failed = items.filter(({ result }) => result === 'failed')
  const reasons = { ...before.reasons }
  for (const { detail, pointer } of failed.flatMap(({ errors }) => errors)) {
    const reason = `${pointer} ${detail}`.trim()
    const name = reason in reasons || Object.keys(reasons).length < MOST_REASONS ? reason : 'other faults'
    reasons[name] = (reasons[name] ?? 0) + 1
  }
  return { refused: before.refused + failed.length, reasons }
}

/** Chunks of one feed may come at the same time: each adds to what is stored by then, or its call fails and is sent again. */
export async function noteChunk(feed: FeedRow, results: readonly ItemResult[]): Promise<void> {
  await untilWritten('What a feed brought', async () => {
    const newest = await findFeed(feed.tenant, feed.id)
    if (!newest) return
    const before = summaryOf(newest)
    const after = { ...newest.summary, ...withRefusals(before, results), ...withWaits(before, results) }
    if (sameValue(after, { ...newest.summary, ...before })) return
    if (!(await writeSummary(newest, after))) return AGAIN
  })
}

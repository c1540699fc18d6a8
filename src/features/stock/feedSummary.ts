/** Stored on the feed's row while its chunks come in. */
import { z } from 'zod'
import { findFeed, type FeedRow } from './feedRows'
import { writeSummary } from './feedWrites'
import { AGAIN, untilWritten } from '@/db/untilWritten'
import { waitsSchema, withWaits } from './feedWaits'
import { sameValue } from '@/lib/sameValue'
import type { Notice } from './coerce'
import type { ItemResult } from './results'

const MOST_REASONS = 50

const refusedSchema = z.object({
  refused: z.number().default(0),
  /** Field and fault -> how many cars. */
  reasons: z.record(z.string(), z.number()).default({}),
  /** Cars that came in without some of their values, and for each field and fault how many. */
  with_warnings: z.number().default(0),
  left_out: z.record(z.string(), z.number()).default({}),
})
export type Refused = z.output<typeof refusedSchema>
const summarySchema = refusedSchema.extend(waitsSchema.shape).extend({
  /** Stock numbers of cars that staff made and that it lacks: they stay. */
  staffs: z.array(z.string()).default([]),
  /** New stock number -> the one that the same car had: it is on show under another, and not missing. */
  renumbered: z.record(z.string(), z.string()).default({}),
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

type Counts = Readonly<Record<string, number>>
/** Reasons beyond the first fifty are counted together. */
function counted(before: Counts, reasons: readonly string[]): Record<string, number> {
  const counts = { ...before }
  for (const reason of reasons) {
    const name = reason in counts || Object.keys(counts).length < MOST_REASONS ? reason : 'other faults'
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

/** Without the value that was sent and the place in its list: `/images must be a web address`. */
const leftOutOf = ({ pointer, detail }: Notice): string =>
  `${pointer.replace(/\/\d+(?:\/.*)?$/, '')} ${detail.replace(/^.* was left out: /s, '')}`.trim()

/** For each field and fault how many of these cars came in without the value. */
export const leftOutOfCars = (items: readonly ItemResult[], before: Counts = {}): Record<string, number> =>
  counted(
    before,
    items.flatMap(({ result, warnings }) =>
      result === 'failed' ? [] : [...new Set((warnings ?? []).map(leftOutOf))],
    ),
  )

/** A car counts once for each of its faults. */
export function withRefusals(before: Refused, items: readonly ItemResult[]): Refused {
  const failed = items.filter(({ result }) => result === 'failed')
  const faults = failed.flatMap(({ errors }) => errors)
  return {
    refused: before.refused + failed.length,
    reasons: counted(
      before.reasons,
      faults.map(({ pointer, detail }) => `${pointer} ${detail}`.trim()),
    ),
    with_warnings:
      before.with_warnings +
      items.filter(({ result, warnings }) => result !== 'failed' && warnings?.length).length,
    left_out: leftOutOfCars(items, before.left_out),
  }
}

/** Chunks of one feed may come at the same time: each adds to what is stored by then, or its call fails and is sent again. */
export async function noteChunk(
  feed: Pick<FeedRow, 'id' | 'tenant'>,
  results: readonly ItemResult[],
): Promise<void> {
  await untilWritten('What a feed brought', async () => {
    const newest = await findFeed(feed.tenant, feed.id)
    if (!newest) return
    const before = summaryOf(newest)
    const after = { ...newest.summary, ...withRefusals(before, results), ...withWaits(before, results) }
    if (sameValue(after, { ...newest.summary, ...before })) return
    if (!(await writeSummary(newest, after))) return AGAIN
  })
}

/** What a full feed brought: how many cars were refused, and why. Kept on its row while its chunks come in. */
import { z } from 'zod'
import { findFeed, writeSummary, type FeedRow } from '@/db/feedRows'
import type { ItemResult } from './results'

const MOST_REASONS = 50
const MOST_TRIES = 20

const refusedSchema = z.object({
  refused: z.number().default(0),
  /** Field and fault -> how many cars. */
  reasons: z.record(z.string(), z.number()).default({}),
})
export type Refused = z.output<typeof refusedSchema>

export const refusedOf = (feed: Pick<FeedRow, 'summary'>): Refused => refusedSchema.parse(feed.summary ?? {})

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

/** Chunks of one feed may come at once: each adds to what is stored by then. */
export async function noteRefusals(feed: FeedRow, items: readonly ItemResult[]): Promise<void> {
  if (!items.some(({ result }) => result === 'failed')) return
  let newest: FeedRow | null = feed
  for (let n = 0; n < MOST_TRIES && newest; n++) {
    newest = await findFeed(feed.tenant, feed.id)
    if (
      newest &&
      (await writeSummary(newest, { ...newest.summary, ...withRefusals(refusedOf(newest), items) }))
    )
      return
  }
}

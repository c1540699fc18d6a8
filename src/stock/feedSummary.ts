/** What a full feed brought: refused cars with the reasons, and prices that wait. Kept on its row while its chunks come in. */
import { z } from 'zod'
import { findFeed, writeSummary, type FeedRow } from '@/db/feedRows'
import { waitingPricesSchema, withWaiting, type WaitingPrices } from './feedPrices'
import type { ItemResult } from './results'

const MOST_REASONS = 50
const MOST_TRIES = 20

const refusedSchema = z.object({
  refused: z.number().default(0),
  /** Field and fault -> how many cars. */
  reasons: z.record(z.string(), z.number()).default({}),
})
export type Refused = z.output<typeof refusedSchema>
const summarySchema = refusedSchema.extend({ prices: waitingPricesSchema.default({}) })
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

export interface Chunk {
  results: readonly ItemResult[]
  /** The stock numbers that it names. */
  named: readonly string[]
  waiting: WaitingPrices
}

/** Chunks of one feed may come at once: each adds to what is stored by then. */
export async function noteChunk(feed: FeedRow, { results, named, waiting }: Chunk): Promise<void> {
  let newest: FeedRow | null = feed
  for (let n = 0; n < MOST_TRIES && newest; n++) {
    newest = await findFeed(feed.tenant, feed.id)
    if (!newest) return
    const before = summaryOf(newest)
    const isSilent = Object.keys({ ...before.prices, ...waiting }).length === 0
    if (isSilent && !results.some(({ result }) => result === 'failed')) return
    const prices = withWaiting(before.prices, named, waiting)
    const after = { ...newest.summary, ...withRefusals(before, results), prices }
    if (await writeSummary(newest, after)) return
  }
}

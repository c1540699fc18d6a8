/** Prices are rated soon after a like car has changed, and all of them from time to time: sales grow old, and settings change. */
import { oneSpelling } from '@/core/car/makes'
import { rowsInPieces } from '@/db/pieces'
import type { Clause } from '@/db/tableTypes'
import { AFTER_START_MS, type Loop, startEvery } from '@/jobs/loop'
import { log } from '@/lib/log'
import { MINUTE_MS } from '@/lib/time'
import { rateMake, type Turn } from './rateMake'

const IDLE_MS = 20_000
const WHOLE_MS = 15 * MINUTE_MS
/** Times as long as a turn took: of a thousand dealers something changes always, and pages need the machine. */
const REST = 9
/** A row's time of writing may be a little earlier than its commit. */
const OVERLAP_S = 5

export interface Progress {
  /** Epoch ms of the last look for changed cars, and of the last at all. */
  lookedAt: number
  wholeAt: number
  /** Makes that are to be rated, the longest waiting first. */
  due: Set<string>
  /** Of the groups, by their keys. */
  rated: Map<string, string>
}
export const newProgress = (): Progress => ({ lookedAt: 0, wholeAt: 0, due: new Set(), rated: new Map() })

async function noteDue(progress: Progress, now: Date): Promise<void> {
  const isWhole = now.getTime() - progress.wholeAt >= WHOLE_MS
  const since = Math.floor(progress.lookedAt / 1000) - OVERLAP_S
  const where: Clause[] = isWhole ? [] : [['updated_at', '>=', since]]
  for await (const rows of rowsInPieces('cars', where, ['make']))
    for (const { make } of rows) if (typeof make === 'string') progress.due.add(oneSpelling(make))
  progress.lookedAt = now.getTime()
  if (!isWhole) return
  progress.wholeAt = now.getTime()
  progress.rated.clear()
}

/** A make that fails, or of which some cars wait, comes again in the next turn, after the others. */
export async function ratePricesOnce(progress: Progress, now = new Date()): Promise<void> {
  await noteDue(progress, now)
  const turn: Turn = { now, sites: new Map(), written: new Map(), rated: progress.rated }
  for (const make of [...progress.due]) {
    const waits = await rateMake(make, turn).catch((error: unknown) => {
      log.error({ err: error, make }, 'the prices of a make were not rated, and are tried again')
      return true
    })
    progress.due.delete(make)
    if (waits) progress.due.add(make)
  }
}

export function startPriceRatings(): Loop {
  const progress = newProgress()
  let restUntil = 0
  const rate = async () => {
    const began = performance.now()
    if (began < restUntil) return
    await ratePricesOnce(progress)
    restUntil = performance.now() + REST * (performance.now() - began)
  }
  return startEvery('price ratings', IDLE_MS, rate, AFTER_START_MS)
}

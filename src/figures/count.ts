/** Counts in memory and writes a few seconds later: a view costs no write of its own, a crash loses these seconds. */
import { addToFigure } from '@/db/figureRows'
import type { FigureKey } from '@/domain/figures/kinds'
import { onShutdown } from '@/lib/lifecycle'
import { log } from '@/lib/log'
import { singleton } from '@/lib/registry'

const FLUSH_MS = 5000

interface Pending {
  counts: Map<string, { key: FigureKey; count: number }>
  timer: NodeJS.Timeout | null
}
declare module '@/lib/registry' {
  interface Registry {
    siteFigures: Pending
  }
}
const pending = (): Pending =>
  singleton('siteFigures', () => {
    onShutdown(flushFigures)
    return { counts: new Map(), timer: null }
  })

export function countFigure(key: FigureKey, by = 1): void {
  const { counts } = pending()
  const id = JSON.stringify([key.tenant, key.day, key.kind, key.name])
  counts.set(id, { key, count: (counts.get(id)?.count ?? 0) + by })
  pending().timer ??= setTimeout(() => void flushFigures(), FLUSH_MS).unref()
}

/** Writes what was counted since the last time; a figure that could not be written is left out and logged. */
export async function flushFigures(): Promise<void> {
  const mine = pending()
  if (mine.timer) clearTimeout(mine.timer)
  mine.timer = null
  const taken = [...mine.counts.values()]
  mine.counts.clear()
  for (const { key, count } of taken)
    await addToFigure(key, count).catch((error: unknown) =>
      log.warn({ err: error }, 'a figure was not counted'),
    )
}

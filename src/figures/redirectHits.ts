/** How often a redirect was used. Counted in memory and written a few seconds later: a crash loses these seconds. */
import { addRedirectHits } from '@/db/redirectRows'
import { onShutdown } from '@/lib/lifecycle'
import { log } from '@/lib/log'
import { singleton } from '@/lib/registry'

const FLUSH_MS = 5000

interface Pending {
  hits: Map<string, number>
  timer: NodeJS.Timeout | null
}
declare module '@/lib/registry' {
  interface Registry {
    redirectHits: Pending
  }
}
const pending = (): Pending =>
  singleton('redirectHits', () => {
    onShutdown(() => flushRedirectHits())
    return { hits: new Map(), timer: null }
  })

export function countRedirectHit(id: string): void {
  const mine = pending()
  mine.hits.set(id, (mine.hits.get(id) ?? 0) + 1)
  mine.timer ??= setTimeout(() => void flushRedirectHits(), FLUSH_MS).unref()
}

/** Writes what was counted since the last time; what could not be written is left out and logged. */
export async function flushRedirectHits(now: number = Date.now()): Promise<void> {
  const mine = pending()
  if (mine.timer) clearTimeout(mine.timer)
  mine.timer = null
  const taken = [...mine.hits]
  mine.hits.clear()
  for (const [id, hits] of taken)
    await addRedirectHits(id, hits, now).catch((error: unknown) =>
      log.warn({ err: error }, 'hits of a redirect were not counted'),
    )
}

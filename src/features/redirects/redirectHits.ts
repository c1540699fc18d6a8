import { singleton } from '@/lib/registry'
import { writeLater, type WriteLater } from '@/lib/afterwards'
import { table } from '@/db/table'

/** `now` in epoch ms. A redirect that was deleted meanwhile is not counted. */
async function addRedirectHits(id: string, hits: number, now: number): Promise<void> {
  await (await table('redirects')).update([['id', '=', id]], { last_hit: now }, { hits })
}

interface Hits {
  id: string
  count: number
  /** Epoch ms. */
  at: number
}
declare module '@/lib/registry' {
  interface Registry {
    redirectHits: WriteLater<Hits>
  }
}
const hits = () =>
  singleton('redirectHits', () =>
    writeLater<Hits>(
      ({ id, count, at }) => addRedirectHits(id, count, at),
      'hits of a redirect were not counted',
    ),
  )

export const countRedirectHit = (id: string, at = Date.now()): void =>
  hits().add(id, (before) => ({ id, count: (before?.count ?? 0) + 1, at }))

/** @internal Tests wait for what is written later. */
export const flushRedirectHits = (): Promise<void> => hits().flush()

import { addRedirectHits } from './redirectRows'
import { singleton } from '@/lib/registry'
import { writeLater, type WriteLater } from '@/lib/writeLater'

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

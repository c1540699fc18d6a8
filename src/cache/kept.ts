/** What reads keep, of all kinds and dealers together, bounded by its size: nobody knows how much a dealer writes. */
import { LRUCache } from 'lru-cache'
import { roughBytes } from '@/lib/roughBytes'
import { singleton } from '@/lib/registry'

interface Kept {
  bytes: number
  drop: () => void
}
declare module '@/lib/registry' {
  interface Registry {
    kept: LRUCache<object, Kept>
  }
}

export const KEPT_BYTES = 96 * 1024 * 1024
/** Of the entry around a value. */
const OVERHEAD = 500

const kept = () =>
  singleton(
    'kept',
    () =>
      new LRUCache<object, Kept>({
        maxSize: KEPT_BYTES,
        sizeCalculation: ({ bytes }) => bytes,
        dispose: ({ drop }) => drop(),
      }),
  )

/** `drop` removes the entry from where it is found; it is called when there is no room for it any more, or at once. */
export function keep(entry: object, value: unknown, drop: () => void): void {
  const bytes = OVERHEAD + roughBytes(value)
  if (bytes > KEPT_BYTES / 8) drop()
  else kept().set(entry, { bytes, drop })
}

/** It was asked for: others go before it. */
export const touch = (entry: object): void => void kept().get(entry)

export const release = (entry: object): void => void kept().delete(entry)

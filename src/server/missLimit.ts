import { LRUCache } from 'lru-cache'
import { addressKey } from '@/lib/limitKeys'

const WINDOW_MS = 60_000

export class TooManyMisses extends Error {
  constructor(readonly retryAfter: number) {
    super('Too many uncached pages for one address')
  }
}

export interface MissLimit {
  /** 0, or seconds until the next render is allowed. */
  count(address: string, now?: number): number
}

export function createMissLimit(perMinute: number): MissLimit {
  const windows = new LRUCache<string, { until: number; left: number }>({ max: 20_000 })
  return {
    count(address, now = Date.now()) {
      const network = addressKey(address)
      const found = windows.get(network)
      const open = found && found.until > now ? found : { until: now + WINDOW_MS, left: perMinute }
      if (open !== found) windows.set(network, open)
      return open.left-- > 0 ? 0 : Math.ceil((open.until - now) / 1000)
    },
  }
}

import { WebhookFault } from '@/integrations/webhooks'
import { SILENCE } from '@/jobs/backoff'

const SILENT = new Set('ECONNECTION ECONNREFUSED ECONNRESET EDNS ENOTFOUND ESOCKET ETIMEDOUT'.split(' '))

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** True when the service as a whole does not answer, false when it refused this one. */
export const isSilent = (error: unknown): boolean =>
  error instanceof WebhookFault ? error.kind === 'unavailable' : SILENT.has(String(codeOf(error)))

/** Longer than any try takes: meanwhile the others wait for its outcome. */
const TRY_MS = 40_000

export interface Ways {
  /** 0: try now, and the others wait for the outcome. Else milliseconds until the way is tried again. */
  waitFor(way: string, now: number): number
  /** Records that it did not answer; returns milliseconds until the next try. */
  fell(way: string, now: number): number
  /** Records that it answers; true when it had not before. */
  answered(way: string): boolean
}

/** While a way does not answer, one delivery at a time tries it, so that it cannot hold up the others. */
export function openWays(): Ways {
  const fallen = new Map<string, { until: number; wait: number }>()
  return {
    waitFor(way, now) {
      const found = fallen.get(way)
      if (!found) return 0
      if (found.until > now) return found.until - now
      found.until = now + TRY_MS
      return 0
    },
    fell(way, now) {
      const wait = Math.min(SILENCE.longestMs, (fallen.get(way)?.wait ?? SILENCE.firstMs / 2) * 2)
      fallen.set(way, { until: now + wait, wait })
      return wait
    },
    answered: (way) => fallen.delete(way),
  }
}

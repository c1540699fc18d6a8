/** Requests per key: generous for feeds, and one busy key never takes another's turn. */
import { env } from '@/env'
import { count, limiterOf } from '@/lib/limiter'
import { ApiError } from './problem'

/** At most `points` requests in `duration` seconds. */
export const RATE = { points: 1_000, duration: 10 }

/** Counts one request of `who`; throws 429 with Retry-After (seconds) over the limit. */
export async function countRequest(who: string): Promise<void> {
  const counted = await count(limiterOf({ keyPrefix: 'api', ...RATE }, env.redisUrl), who)
  if (counted.ok) return
  throw new ApiError(
    429,
    `This key may send ${RATE.points} requests in ${RATE.duration} seconds.`,
    undefined,
    { 'retry-after': String(counted.retryAfter) },
  )
}

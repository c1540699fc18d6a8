/** Counted per key, so that a busy key never uses another's share. */
import { env } from '@/env'
import { count, limiterOf } from '@/lib/limiter'
import { ApiError } from './problem'

export const RATE = { points: 1_000, duration: 10 }

/** @param wait seconds */
export const tooMany = (wait: number) =>
  new ApiError(429, `This key may send ${RATE.points} requests in ${RATE.duration} seconds.`, undefined, {
    'retry-after': String(wait),
  })

/** @throws 429 with Retry-After (seconds) over the limit */
export async function countRequest(who: string): Promise<void> {
  const counted = await count(limiterOf({ keyPrefix: 'api', ...RATE }, env.redisUrl), who)
  if (!counted.ok) throw tooMany(counted.retryAfter)
}

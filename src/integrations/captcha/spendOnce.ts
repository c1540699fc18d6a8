import { env } from '@/env'
import { count, limiterOf } from '@/lib/limiter'

export const MINUTES_VALID = 20

/** True for exactly one caller per proof, however many ask at once: in this process, or in all that share a Redis. */
export const spendOnce = async (id: string): Promise<boolean> =>
  (await count(limiterOf({ keyPrefix: 'proof', points: 1, duration: MINUTES_VALID * 60 }, env.redisUrl), id))
    .ok

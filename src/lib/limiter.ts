import { Redis } from 'ioredis'
import {
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterAbstract,
  type RateLimiterRes,
} from 'rate-limiter-flexible'
import { isRecord } from './isRecord'
import { singleton } from './registry'

/** `duration` and `blockDuration` in seconds; without the latter, blocked until the window ends. */
export interface Limit {
  keyPrefix: string
  points: number
  duration: number
  blockDuration?: number
}
/** `retryAfter` in whole seconds; `first`: this attempt started the block. */
export type Counted = { ok: true } | { ok: false; retryAfter: number; first: boolean }

interface Limiters {
  byPrefix: Map<string, RateLimiterAbstract>
  redis?: Redis
}
declare module '@/lib/registry' {
  interface Registry {
    limiters: Limiters
  }
}

/** ms; a frozen Redis keeps its connection and would hold back every lead and log-in. */
const ANSWERS_WITHIN = 500

function make(limit: Limit, redisUrl: string | undefined, shared: Limiters): RateLimiterAbstract {
  const memory = new RateLimiterMemory(limit)
  if (!redisUrl) return memory
  if (!shared.redis) {
    shared.redis = new Redis(redisUrl, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: ANSWERS_WITHIN,
    })
    shared.redis.on('error', () => undefined)
  }
  // Without Redis, or while it is silent, each process counts alone: a limit that is too high is better than refusing all requests.
  return new RateLimiterRedis({ ...limit, storeClient: shared.redis, insuranceLimiter: memory })
}

export function limiterOf(limit: Limit, redisUrl: string | undefined): RateLimiterAbstract {
  const shared = singleton('limiters', () => ({ byPrefix: new Map() }))
  const known = shared.byPrefix.get(limit.keyPrefix)
  if (known) return known
  const made = make(limit, redisUrl, shared)
  shared.byPrefix.set(limit.keyPrefix, made)
  return made
}

type Consumed = Pick<RateLimiterRes, 'consumedPoints' | 'msBeforeNext'>

/** By its shape: the limiter may be of another bundle of this program, whose class is not the one here. */
const isConsumed = (thrown: unknown): thrown is Consumed =>
  isRecord(thrown) && typeof thrown.consumedPoints === 'number' && typeof thrown.msBeforeNext === 'number'

async function consume(limiter: RateLimiterAbstract, who: string): Promise<Consumed> {
  try {
    return await limiter.consume(who)
  } catch (error) {
    if (!isConsumed(error)) throw error
    return error
  }
}

/** `used`: how often in this window, this time included. `retryAfter` in whole seconds until it ends. */
export interface Tally {
  used: number
  retryAfter: number
}
/** Counts without refusing: for rules that look at more than one count. */
export async function tally(limit: Limit, who: string, redisUrl: string | undefined): Promise<Tally> {
  const { consumedPoints: used, msBeforeNext } = await consume(limiterOf(limit, redisUrl), who)
  return { used, retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) }
}

export async function count(limiter: RateLimiterAbstract, who: string): Promise<Counted> {
  const { consumedPoints, msBeforeNext } = await consume(limiter, who)
  if (consumedPoints <= limiter.points) return { ok: true }
  return {
    ok: false,
    retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)),
    first: consumedPoints === limiter.points + 1,
  }
}

export const forget = (limiter: RateLimiterAbstract, who: string): Promise<boolean> => limiter.delete(who)

export const takeBack = async (limiter: RateLimiterAbstract, who: string): Promise<void> =>
  void (await limiter.reward(who, 1))

export async function countEach(
  counters: readonly (readonly [limit: Limit, who: string])[],
  redisUrl: string | undefined,
): Promise<Counted> {
  const counted = await Promise.all(counters.map(([limit, who]) => count(limiterOf(limit, redisUrl), who)))
  const refused = counted.filter((one) => !one.ok)
  if (!refused.length) return { ok: true }
  return {
    ok: false,
    retryAfter: Math.max(...refused.map(({ retryAfter }) => retryAfter)),
    first: refused.some(({ first }) => first),
  }
}

/** Requests per key: generous for feeds, and one busy key never takes another's turn. */
import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { env } from '../env'
import { ApiError } from './problem'

/** At most `points` requests in `duration` seconds. */
export const RATE = { points: 1_000, duration: 10 }

function limiter(): RateLimiterAbstract {
  const memory = new RateLimiterMemory({ keyPrefix: 'api', ...RATE })
  if (!env.redisUrl) return memory
  // While Redis is away each process counts for itself: a limit that is too kind is better than a closed door.
  const client = new Redis(env.redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
  client.on('error', () => undefined)
  return new RateLimiterRedis({ storeClient: client, keyPrefix: 'api', ...RATE, insuranceLimiter: memory })
}

const KEY = Symbol.for('forecourt.apiLimiter')
const shared: { [KEY]?: RateLimiterAbstract | undefined } & object = globalThis

/** Counts one request of `who`; throws 429 with Retry-After (seconds) over the limit. */
export async function countRequest(who: string): Promise<void> {
  shared[KEY] ??= limiter()
  try {
    await shared[KEY].consume(who)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    const seconds = String(Math.max(1, Math.ceil(error.msBeforeNext / 1000)))
    throw new ApiError(429, `This key may send ${RATE.points} requests in ${RATE.duration} seconds.`, undefined, { 'retry-after': seconds })
  }
}

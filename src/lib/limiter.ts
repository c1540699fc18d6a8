import { Redis } from 'ioredis'
import {
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterAbstract,
  type RateLimiterRes,
} from 'rate-limiter-flexible'
import { isRecord } from './isRecord'
import { singleton } from './registry'
import { addressKey, personKey } from './limitKeys'

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

/*
 * Limits on what anybody can ask for in somebody else's name, such as a mail to them. Each sender uses up a share of its
 * own, so that strangers cannot use up that of the person they name.
 */

export interface NamedLimits {
  /** What one sender may do in one person's name. */
  own: Limit
  /** What all senders may do in one person's name before each is held to `whenCrowded`. */
  all: Limit
  /** How often one sender may do it although the person's name is used by many. */
  whenCrowded: number
}

/** `own`, `all`: how often this sender and everybody used the name, this time included. */
export const mayName = (
  used: { own: number; all: number },
  { own, all, whenCrowded }: NamedLimits,
): boolean => used.own <= own.points && (used.all <= all.points || used.own <= whenCrowded)

/** For what turned out to be the person: with `sender`, its own count as well. */
export async function forgetNamed(
  limits: NamedLimits,
  name: string,
  sender: string | undefined,
  redisUrl: string | undefined,
): Promise<void> {
  const person = personKey(name)
  await forget(limiterOf(limits.all, redisUrl), person)
  if (sender !== undefined) await forget(limiterOf(limits.own, redisUrl), `${person} ${addressKey(sender)}`)
}

/** Call it after the proof of work. `name`: an e-mail address or a phone number; `sender`: an IP address or an account. */
export async function countNamed(
  limits: NamedLimits,
  name: string,
  sender: string,
  redisUrl: string | undefined,
): Promise<Counted & { crowded: boolean }> {
  const person = personKey(name)
  const own = await tally(limits.own, `${person} ${addressKey(sender)}`, redisUrl)
  // What is refused anyway does not crowd the person's name.
  if (own.used > limits.own.points)
    return {
      ok: false,
      retryAfter: own.retryAfter,
      first: own.used === limits.own.points + 1,
      crowded: false,
    }
  const all = await tally(limits.all, person, redisUrl)
  const crowded = all.used > limits.all.points
  return mayName({ own: own.used, all: all.used }, limits)
    ? { ok: true, crowded }
    : { ok: false, retryAfter: own.retryAfter, first: false, crowded }
}

/** How often somebody may try to log in, or ask for a reset mail: per account named, known or not, and per address. */
import { env } from '@/env'
import { countEach, limiterOf, type Counted, type Limit } from '@/lib/limiter'
import { addressKey, emailKey } from '@/lib/limitKeys'

const QUARTER_HOUR = 15 * 60
/** Failures only: a success takes its own attempt back. An office shares one address, so that limit is wider. */
export const LOGIN_LIMITS = {
  account: { keyPrefix: 'login-account', points: 10, duration: QUARTER_HOUR, blockDuration: QUARTER_HOUR },
  address: { keyPrefix: 'login-address', points: 40, duration: QUARTER_HOUR, blockDuration: QUARTER_HOUR },
} satisfies Record<string, Limit>
export const RESET_LIMITS = {
  account: { keyPrefix: 'reset-account', points: 5, duration: 3600 },
  address: { keyPrefix: 'reset-address', points: 20, duration: 3600 },
} satisfies Record<string, Limit>

export interface Caller {
  /** As typed. */
  email: string
  /** As the server saw it; empty where there is none (tests, scripts). */
  address: string
}

export interface Pair {
  account: Limit
  address: Limit
}

/** Counts one attempt of the caller on both. Answers the longer wait, the same for every account. */
export function countAttempt(limits: Pair, { email, address }: Caller): Promise<Counted> {
  const counters: [Limit, string][] = [[limits.account, emailKey(email)]]
  if (address) counters.push([limits.address, addressKey(address)])
  return countEach(counters, env.redisUrl)
}

/** After a success: the account starts afresh, the address has its attempt back. */
export async function forgiveLogin({ email, address }: Caller): Promise<void> {
  await limiterOf(LOGIN_LIMITS.account, env.redisUrl).delete(emailKey(email))
  if (address) await limiterOf(LOGIN_LIMITS.address, env.redisUrl).reward(addressKey(address), 1)
}

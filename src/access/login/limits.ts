/** Limits on login attempts and reset mails, per account name (known or unknown) and per IP address. */
import { env } from '@/env'
import { countEach, limiterOf, type Counted, type Limit } from '@/lib/limiter'
import { addressKey, emailKey } from '@/lib/limitKeys'

const QUARTER_HOUR = 15 * 60
/** Counts failures only. An office shares one IP address, so that limit is higher. */
export const LOGIN_LIMITS = {
  account: { keyPrefix: 'login-account', points: 10, duration: QUARTER_HOUR, blockDuration: QUARTER_HOUR },
  address: { keyPrefix: 'login-address', points: 40, duration: QUARTER_HOUR, blockDuration: QUARTER_HOUR },
} satisfies Record<string, Limit>
export const RESET_LIMITS = {
  account: { keyPrefix: 'reset-account', points: 5, duration: 3600 },
  address: { keyPrefix: 'reset-address', points: 20, duration: 3600 },
} satisfies Record<string, Limit>

export interface Caller {
  email: string
  address: string
}

export interface Pair {
  account: Limit
  address: Limit
}

/** Counts one attempt on both limits. Returns the longer wait, equal for known and unknown accounts. */
export function countAttempt(limits: Pair, { email, address }: Caller): Promise<Counted> {
  const counters: [Limit, string][] = [[limits.account, emailKey(email)]]
  if (address) counters.push([limits.address, addressKey(address)])
  return countEach(counters, env.redisUrl)
}

export async function forgiveLogin({ email, address }: Caller): Promise<void> {
  await limiterOf(LOGIN_LIMITS.account, env.redisUrl).delete(emailKey(email))
  if (address) await limiterOf(LOGIN_LIMITS.address, env.redisUrl).reward(addressKey(address), 1)
}

/** Limits on login attempts and reset mails, by account name (known or unknown) and by IP address. */
import { env } from '@/env'
import { countEach, limiterOf, type Counted, type Limit } from '@/lib/limiter'
import { addressKey, emailKey } from '@/lib/limitKeys'

const QUARTER_HOUR = 15 * 60
/**
 * Counts failures only. `account` counts one account from one address: guesses of a stranger elsewhere keep nobody
 * out of their own account. An office shares one address, so that limit is higher.
 */
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

const loginKey = ({ email, address }: Caller): string =>
  `${emailKey(email)} ${address && addressKey(address)}`

/** Counts one attempt on both limits. Returns the longer wait, equal for known and unknown accounts. */
export function countAttempt(limits: Pair, caller: Caller): Promise<Counted> {
  const { email, address } = caller
  // Each reset mail reaches the owner, whoever asked for it: those are counted whatever the address.
  const account = limits === LOGIN_LIMITS ? loginKey(caller) : emailKey(email)
  const counters: [Limit, string][] = [[limits.account, account]]
  if (address) counters.push([limits.address, addressKey(address)])
  return countEach(counters, env.redisUrl)
}

export async function forgiveLogin(caller: Caller): Promise<void> {
  const { address } = caller
  await limiterOf(LOGIN_LIMITS.account, env.redisUrl).delete(loginKey(caller))
  if (address) await limiterOf(LOGIN_LIMITS.address, env.redisUrl).reward(addressKey(address), 1)
}

const ACCEPT_LIMIT: Limit = { keyPrefix: 'accept-address', points: 30, duration: 3600 }

/** Counts one try to use the link of an invitation. */
export const countAcceptance = (address: string): Promise<Counted> =>
  countEach([[ACCEPT_LIMIT, address && addressKey(address)]], env.redisUrl)

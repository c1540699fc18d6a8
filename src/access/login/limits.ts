/** Limits on login attempts and reset mails, by account name (known or unknown) and by IP address. */
import { env } from '@/env'
import { countEach, forget, limiterOf, takeBack, type Counted, type Limit } from '@/lib/limiter'
import { addressKey, byAddress, emailKey } from '@/lib/limitKeys'

export interface Caller {
  email: string
  address: string
}

interface Pair {
  account: Limit
  address: Limit
  accountKey: (caller: Caller) => string
}

/** Counts an account from any address: for mails that reach its owner, whoever asked for them. */
const byEmail = ({ email }: Caller): string => emailKey(email)

const QUARTER_HOUR = 15 * 60
/**
 * Failures only. `account` counts one account from one address: guesses from elsewhere lock nobody out. An office shares
 * one address, so that limit is higher.
 */
export const LOGIN_LIMITS = {
  account: { keyPrefix: 'login-account', points: 10, duration: QUARTER_HOUR, blockDuration: QUARTER_HOUR },
  address: { keyPrefix: 'login-address', points: 40, duration: QUARTER_HOUR, blockDuration: QUARTER_HOUR },
  accountKey: ({ email, address }) => `${emailKey(email)} ${address && addressKey(address)}`,
} satisfies Pair
export const RESET_LIMITS = {
  account: { keyPrefix: 'reset-account', points: 5, duration: 3600 },
  address: { keyPrefix: 'reset-address', points: 20, duration: 3600 },
  accountKey: byEmail,
} satisfies Pair

/** Counts one attempt under both limits. Returns the longer wait, equal for known and unknown accounts. */
export function countAttempt(limits: Pair, caller: Caller): Promise<Counted> {
  return countEach(
    [[limits.account, limits.accountKey(caller)], ...byAddress(limits.address, caller.address)],
    env.redisUrl,
  )
}

export async function forgiveLogin(caller: Caller): Promise<void> {
  const { address } = caller
  await forget(limiterOf(LOGIN_LIMITS.account, env.redisUrl), LOGIN_LIMITS.accountKey(caller))
  if (address) await takeBack(limiterOf(LOGIN_LIMITS.address, env.redisUrl), addressKey(address))
}

/** The password was right, only the code is missing. */
export async function uncountLogin(caller: Caller): Promise<void> {
  const { address } = caller
  await takeBack(limiterOf(LOGIN_LIMITS.account, env.redisUrl), LOGIN_LIMITS.accountKey(caller))
  if (address) await takeBack(limiterOf(LOGIN_LIMITS.address, env.redisUrl), addressKey(address))
}

/** Codes are counted per account, from any address: only people with the right password come this far. */
export const CODE_LIMIT: Limit = { keyPrefix: 'login-code', points: 20, duration: 3600 }
export const countCode = (user: string): Promise<Counted> => countEach([[CODE_LIMIT, user]], env.redisUrl)
export const forgiveCodes = (user: string): Promise<boolean> =>
  forget(limiterOf(CODE_LIMIT, env.redisUrl), user)

const ACCEPT_LIMIT: Limit = { keyPrefix: 'accept-address', points: 30, duration: 3600 }

export const countAcceptance = (address: string): Promise<Counted> =>
  countEach([[ACCEPT_LIMIT, address && addressKey(address)]], env.redisUrl)

const INVITATION_LIMITS = {
  person: { keyPrefix: 'invite-person', points: 5, duration: 3600 },
  /** The whole team of a new dealer is invited in one go. */
  sender: { keyPrefix: 'invite-sender', points: 60, duration: 3600 },
} satisfies Record<string, Limit>

export const countInvitation = (email: string, sender: string): Promise<Counted> =>
  countEach(
    [
      [INVITATION_LIMITS.person, emailKey(email)],
      [INVITATION_LIMITS.sender, sender],
    ],
    env.redisUrl,
  )

/** Limits on login attempts and reset mails, by account name (known or unknown) and by IP address. */
import { env } from '@/env'
import {
  countEach,
  forget,
  limiterOf,
  takeBack,
  type Counted,
  type Limit,
  countNamed,
  forgetNamed,
  type NamedLimits,
} from '@/lib/limiter'
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
const RESET_LIMITS = {
  address: { keyPrefix: 'reset-address', points: 20, duration: 3600 },
  inName: {
    own: { keyPrefix: 'reset-own', points: 5, duration: 3600 },
    all: { keyPrefix: 'reset-all', points: 5, duration: 3600 },
    whenCrowded: 1,
  },
} satisfies { address: Limit; inName: NamedLimits }

/** Whoever asks in somebody's name uses up a share of its own: the owner of the account still gets a link. */
export async function countReset({ email, address }: Caller): Promise<Counted> {
  const sender = await countEach(byAddress(RESET_LIMITS.address, address), env.redisUrl)
  return sender.ok ? countNamed(RESET_LIMITS.inName, email, address, env.redisUrl) : sender
}

/** Counts one attempt under both limits. Returns the longer wait, equal for known and unknown accounts. */
export function countAttempt(limits: Pair, caller: Caller): Promise<Counted> {
  return countEach(
    [[limits.account, limits.accountKey(caller)], ...byAddress(limits.address, caller.address)],
    env.redisUrl,
  )
}

/** Failures of one account from wherever, of which its owner hears. */
const FAILURES: Limit = { keyPrefix: 'login-failures', points: 15, duration: 3600 }

/** True for one failure of an hour, the first above the limit. */
export async function isManyFailures(email: string): Promise<boolean> {
  const counted = await countEach([[FAILURES, emailKey(email)]], env.redisUrl)
  return !counted.ok && counted.first
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

/** Only people with the right password come this far, one of whom may have stolen it: that must not keep the owner out. */
export const CODE_LIMITS: NamedLimits = {
  own: { keyPrefix: 'login-code', points: 20, duration: 3600 },
  all: { keyPrefix: 'login-code-all', points: 40, duration: 3600 },
  whenCrowded: 3,
}
export const countCode = (user: string, address: string): Promise<Counted> =>
  countNamed(CODE_LIMITS, user, address, env.redisUrl)
export const forgiveCodes = (user: string, address?: string): Promise<void> =>
  forgetNamed(CODE_LIMITS, user, address, env.redisUrl)

const ACCEPT_LIMIT: Limit = { keyPrefix: 'accept-address', points: 30, duration: 3600 }

export const countAcceptance = (address: string): Promise<Counted> =>
  countEach([[ACCEPT_LIMIT, address && addressKey(address)]], env.redisUrl)

const INVITED: NamedLimits = {
  own: { keyPrefix: 'invite-own', points: 5, duration: 3600 },
  all: { keyPrefix: 'invite-all', points: 20, duration: 3600 },
  whenCrowded: 1,
}
const INVITATION_LIMITS = {
  /** The whole team of a new dealer is invited in one go. */
  sender: { keyPrefix: 'invite-sender', points: 60, duration: 3600 },
} satisfies Record<string, Limit>

/** `team`: the dealers of who invites, so that another dealer's invitations take nothing from theirs. */
export async function countInvitation(email: string, sender: string, team: string): Promise<Counted> {
  const sent = await countEach([[INVITATION_LIMITS.sender, sender]], env.redisUrl)
  return sent.ok ? countNamed(INVITED, email, team, env.redisUrl) : sent
}

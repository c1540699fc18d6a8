import { env } from '@/env'
import { countEach, type Counted, type Limit } from '@/lib/limiter'
import { byAddress, emailKey } from '@/lib/limitKeys'

export const SIGN_IN_LIMITS = {
  recipient: { keyPrefix: 'code-recipient', points: 5, duration: 15 * 60 },
  recipientHour: { keyPrefix: 'code-recipient-hour', points: 10, duration: 3600 },
  address: { keyPrefix: 'code-address', points: 20, duration: 600 },
  dealer: { keyPrefix: 'code-dealer', points: 600, duration: 3600 },
  tries: { keyPrefix: 'code-tries', points: 40, duration: 600 },
} satisfies Record<string, Limit>

/**
 * Across all dealers, so that nobody is flooded through many of them. Ten codes an hour with five tries each also limit
 * guessing: one chance in 20,000.
 */
export const countRequest = (tenant: string, login: string, address: string): Promise<Counted> =>
  countEach(
    [
      [SIGN_IN_LIMITS.recipient, emailKey(login)],
      [SIGN_IN_LIMITS.recipientHour, emailKey(login)],
      [SIGN_IN_LIMITS.dealer, tenant],
      ...byAddress(SIGN_IN_LIMITS.address, address),
    ],
    env.redisUrl,
  )

/** Counted in addition to the five tries of each code. */
export const countTry = (address: string): Promise<Counted> =>
  countEach(byAddress(SIGN_IN_LIMITS.tries, address), env.redisUrl)

import { env } from '@/env'
import { countEach, type Counted, type Limit } from '@/lib/limiter'
import { addressKey, emailKey } from '@/lib/limitKeys'

export const SIGN_IN_LIMITS = {
  recipient: { keyPrefix: 'code-recipient', points: 5, duration: 15 * 60 },
  address: { keyPrefix: 'code-address', points: 20, duration: 600 },
  dealer: { keyPrefix: 'code-dealer', points: 600, duration: 3600 },
  tries: { keyPrefix: 'code-tries', points: 40, duration: 600 },
  triesOfLogin: { keyPrefix: 'code-login-tries', points: 30, duration: 3600 },
} satisfies Record<string, Limit>

const byAddress = (limit: Limit, address: string): [Limit, string][] =>
  address ? [[limit, addressKey(address)]] : []

/** A recipient is the same at all dealers: nobody is flooded through many of them. */
export const countRequest = (tenant: string, login: string, address: string): Promise<Counted> =>
  countEach(
    [
      [SIGN_IN_LIMITS.recipient, emailKey(login)],
      [SIGN_IN_LIMITS.dealer, tenant],
      ...byAddress(SIGN_IN_LIMITS.address, address),
    ],
    env.redisUrl,
  )

/** Five tries a code, and thirty an hour over all codes of an address: one chance in 33,000. */
export const countTry = (tenant: string, login: string, address: string): Promise<Counted> =>
  countEach(
    [
      [SIGN_IN_LIMITS.triesOfLogin, `${tenant} ${emailKey(login)}`],
      ...byAddress(SIGN_IN_LIMITS.tries, address),
    ],
    env.redisUrl,
  )

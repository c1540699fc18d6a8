import { env } from '@/env'
import { countEach, type Counted, type Limit } from '@/lib/limiter'
import { byAddress, emailKey } from '@/lib/limitKeys'

/** Each sign-up sends a mail to an address that anyone can type: limits per email and per IP address. */
const LIMITS = {
  recipient: { keyPrefix: 'saved-account', points: 6, duration: 3600 },
  address: { keyPrefix: 'saved-address', points: 20, duration: 600 },
} satisfies Record<string, Limit>

export const countSignUp = (email: string, address: string): Promise<Counted> =>
  countEach([[LIMITS.recipient, emailKey(email)], ...byAddress(LIMITS.address, address)], env.redisUrl)

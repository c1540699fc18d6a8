import { env } from '@/env'
import { countEach, type Counted, type Limit } from '@/lib/limiter'
import { byAddress, emailKey } from '@/lib/limitKeys'

/** Each move mails an address that anyone can type, and the dealer. */
const LIMITS = {
  recipient: { keyPrefix: 'booking-move-recipient', points: 10, duration: 3600 },
  address: { keyPrefix: 'booking-move-address', points: 30, duration: 600 },
} satisfies Record<string, Limit>

export const countMove = (email: string, address: string): Promise<Counted> =>
  countEach([[LIMITS.recipient, emailKey(email)], ...byAddress(LIMITS.address, address)], env.redisUrl)

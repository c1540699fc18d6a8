import { env } from '@/env'
import { countEach, type Counted, type Limit } from '@/lib/limiter'
import { addressKey, byAddress, personKey } from '@/lib/limitKeys'

/** Each move mails the shopper and the dealer. Counted by who moves it: others with the link take nothing from the shopper. */
const LIMITS = {
  recipient: { keyPrefix: 'booking-move-recipient', points: 10, duration: 3600 },
  address: { keyPrefix: 'booking-move-address', points: 30, duration: 600 },
} satisfies Record<string, Limit>

export const countMove = (email: string, address: string): Promise<Counted> =>
  countEach(
    [[LIMITS.recipient, `${personKey(email)} ${addressKey(address)}`], ...byAddress(LIMITS.address, address)],
    env.redisUrl,
  )

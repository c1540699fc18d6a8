import { env } from '@/env'
import { countEach, type Counted, type Limit } from '@/lib/limiter'
import { addressKey, emailKey } from '@/lib/limitKeys'

const LIMITS = {
  address: { keyPrefix: 'reserve-address', points: 20, duration: 600 },
  person: { keyPrefix: 'reserve-person', points: 10, duration: 3600 },
} satisfies Record<string, Limit>

export const countTry = (address: string, email: string): Promise<Counted> =>
  countEach(
    [
      ...(address ? [[LIMITS.address, addressKey(address)] as const] : []),
      [LIMITS.person, emailKey(email)] as const,
    ],
    env.redisUrl,
  )

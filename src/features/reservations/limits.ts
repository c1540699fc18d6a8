import { env } from '@/env'
import { countEach, type Counted, type Limit } from '@/lib/limiter'
import { addressKey, byAddress, personKey } from '@/lib/limitKeys'

const LIMITS = {
  address: { keyPrefix: 'reserve-address', points: 20, duration: 600 },
  /** Of one sender in one person's name: others who use the name take nothing from its owner. */
  own: { keyPrefix: 'reserve-own', points: 10, duration: 3600 },
} satisfies Record<string, Limit>

export const countTry = (address: string, email: string): Promise<Counted> =>
  countEach(
    [...byAddress(LIMITS.address, address), [LIMITS.own, `${personKey(email)} ${addressKey(address)}`]],
    env.redisUrl,
  )

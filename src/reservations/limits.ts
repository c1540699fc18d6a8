import { env } from '@/env'
import { countEach, type Counted, type Limit } from '@/lib/limiter'
import { byAddress, emailKey } from '@/lib/limitKeys'

const LIMITS = {
  address: { keyPrefix: 'reserve-address', points: 20, duration: 600 },
  person: { keyPrefix: 'reserve-person', points: 10, duration: 3600 },
} satisfies Record<string, Limit>

export const countTry = (address: string, email: string): Promise<Counted> =>
  countEach([...byAddress(LIMITS.address, address), [LIMITS.person, emailKey(email)]], env.redisUrl)

import { env } from '@/env'
import { countEach, type Counted, type Limit } from '@/lib/limiter'
import { byAddress } from '@/lib/limitKeys'

/** Per address, in ten minutes. Looking up a plate costs the operator money; photos cost processing. */
const LIMITS = {
  step: { keyPrefix: 'trade-step', points: 60, duration: 600 },
  rego: { keyPrefix: 'trade-rego', points: 20, duration: 600 },
  photos: { keyPrefix: 'trade-photos', points: 30, duration: 600 },
} satisfies Record<string, Limit>

export const countTrade = (what: keyof typeof LIMITS, address: string): Promise<Counted> =>
  countEach(byAddress(LIMITS[what], address), env.redisUrl)

import { env } from '@/env'
import { countEach, type Counted, type Limit } from '@/lib/limiter'
import { byAddress } from '@/lib/limitKeys'

const BEGUN: Limit = { keyPrefix: 'shortlists-begun', points: 10, duration: 3600 }
const ANSWERED: Limit = { keyPrefix: 'shortlists-answered', points: 60, duration: 600 }

export const countBegun = (address: string): Promise<Counted> =>
  countEach(byAddress(BEGUN, address), env.redisUrl)
export const countAnswered = (address: string): Promise<Counted> =>
  countEach(byAddress(ANSWERED, address), env.redisUrl)

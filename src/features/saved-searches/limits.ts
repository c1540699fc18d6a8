import { env } from '@/env'
import { countEach, type Counted, type Limit, countNamed, type NamedLimits } from '@/lib/limiter'
import { byAddress } from '@/lib/limitKeys'

const ADDRESS: Limit = { keyPrefix: 'saved-address', points: 20, duration: 600 }
/** Each sign-up sends a mail to an address that anyone can type. */
const IN_NAME: NamedLimits = {
  own: { keyPrefix: 'saved-own', points: 6, duration: 3600 },
  all: { keyPrefix: 'saved-all', points: 6, duration: 3600 },
  whenCrowded: 1,
}

/** Before the proof. */
export const countSaver = (address: string): Promise<Counted> =>
  countEach(byAddress(ADDRESS, address), env.redisUrl)

/** After it. */
export const countSignUp = (email: string, address: string): Promise<Counted> =>
  countNamed(IN_NAME, email, address, env.redisUrl)

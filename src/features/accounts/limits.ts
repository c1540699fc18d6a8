import { kindOf } from './login.rules'
import { env } from '@/env'
import {
  count,
  countEach,
  limiterOf,
  type Counted,
  type Limit,
  countNamed,
  type NamedLimits,
} from '@/lib/limiter'
import { byAddress, personKey } from '@/lib/limitKeys'

export const SIGN_IN_LIMITS = {
  address: { keyPrefix: 'code-address', points: 20, duration: 600 },
  /** A text costs money, whoever asks for it. */
  texts: { keyPrefix: 'code-texts', points: 5, duration: 3600 },
  tries: { keyPrefix: 'code-tries', points: 40, duration: 600 },
  /** Wrong codes for one person, in all browsers. */
  wrong: { keyPrefix: 'code-wrong', points: 50, duration: 3600 },
} satisfies Record<string, Limit>

/** Across all dealers, so that nobody is flooded through many of them. */
const IN_NAME: Record<ReturnType<typeof kindOf>, NamedLimits> = {
  email: {
    own: { keyPrefix: 'code-own', points: 5, duration: 15 * 60 },
    all: { keyPrefix: 'code-all', points: 10, duration: 3600 },
    whenCrowded: 2,
  },
  phone: {
    own: { keyPrefix: 'code-own-text', points: 3, duration: 15 * 60 },
    all: { keyPrefix: 'code-all-text', points: 6, duration: 3600 },
    whenCrowded: 1,
  },
}

export const countAsker = (address: string): Promise<Counted> =>
  countEach(byAddress(SIGN_IN_LIMITS.address, address), env.redisUrl)

/** After the proof of work. */
export async function countRequest(login: string, address: string): Promise<Counted> {
  const kind = kindOf(login)
  if (kind === 'phone') {
    const texts = await countEach(byAddress(SIGN_IN_LIMITS.texts, address), env.redisUrl)
    if (!texts.ok) return texts
  }
  return countNamed(IN_NAME[kind], login, address, env.redisUrl)
}

/** Counted in addition to the tries of each code. */
export const countTry = (address: string): Promise<Counted> =>
  countEach(byAddress(SIGN_IN_LIMITS.tries, address), env.redisUrl)

export const countWrong = (login: string): Promise<Counted> =>
  count(limiterOf(SIGN_IN_LIMITS.wrong, env.redisUrl), personKey(login))

/** True after many wrong codes for this person: each browser has one try then, which is enough for who has the right one. */
export async function isGuessedAt(login: string): Promise<boolean> {
  const limiter = limiterOf(SIGN_IN_LIMITS.wrong, env.redisUrl)
  return ((await limiter.get(personKey(login)))?.consumedPoints ?? 0) >= SIGN_IN_LIMITS.wrong.points
}

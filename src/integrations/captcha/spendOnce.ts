import { env } from '@/env'
import { count, limiterOf, forget } from '@/lib/limiter'

export const MINUTES_VALID = 20

const spent = () => limiterOf({ keyPrefix: 'proof', points: 1, duration: MINUTES_VALID * 60 }, env.redisUrl)

/** True for exactly one caller per proof, also in parallel and across processes that share a Redis. */
export const spendOnce = async (id: string): Promise<boolean> => (await count(spent(), id)).ok

export const giveBack = (id: string): Promise<boolean> => forget(spent(), id)

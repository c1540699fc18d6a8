import { env } from '@/env'
import { count, limiterOf, uncount } from '@/lib/limiter'

export const MINUTES_VALID = 20

const spent = () => limiterOf({ keyPrefix: 'proof', points: 1, duration: MINUTES_VALID * 60 }, env.redisUrl)

/** True for exactly one caller per proof, however many ask at once: in this process, or in all that share a Redis. */
export const spendOnce = async (id: string): Promise<boolean> => (await count(spent(), id)).ok

/** For a form that could not be stored: its proof counts once more. */
export const giveBack = (id: string): Promise<boolean> => uncount(spent(), id)

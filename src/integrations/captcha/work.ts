/** How much a sender has to compute for a proof: more the more it asks for, a little more for all while a dealer is flooded. */
import { env } from '@/env'
import { type Limit, tally } from '@/lib/limiter'
import { addressKey, isOneSender } from '@/lib/limitKeys'

const BY_SENDER: Limit = { keyPrefix: 'proof-sender', points: 10, duration: 600 }
const BY_HOST: Limit = { keyPrefix: 'proof-host', points: 300, duration: 600 }
/** A slow phone still takes less than the twenty seconds that a form waits. */
const MOST_WORK = 16
const MOST_FOR_ALL = 4

/** Times the usual work. `bySender`, `byHost`: challenges in ten minutes, this one included. */
export function workAfter(bySender: number, byHost: number): number {
  const own = 2 ** Math.floor(Math.max(0, bySender - 1) / BY_SENDER.points)
  const all = 2 ** Math.floor(Math.max(0, byHost - 1) / BY_HOST.points)
  return Math.min(MOST_WORK, own * Math.min(MOST_FOR_ALL, all))
}

export async function workFor(host: string, address: string): Promise<number> {
  if (!isOneSender(address)) return 1
  const [sender, all] = await Promise.all([
    tally(BY_SENDER, addressKey(address), env.redisUrl),
    tally(BY_HOST, host, env.redisUrl),
  ])
  return workAfter(sender.used, all.used)
}

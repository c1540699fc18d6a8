import { env } from '@/env'
import { pageCachePort } from './port'
import { sharedPublisher } from './redis'

/**
 * Empties what carries one of the tags: in this process at once, in the others through Redis.
 * Never rejects: while Redis is away the message is kept and sent on its return, and the other doors bypass their caches.
 */
export async function invalidate(tags: string[]): Promise<void> {
  if (tags.length === 0) return
  const port = pageCachePort()
  port?.invalidate(tags)
  if (env.redisUrl) await sharedPublisher(env.redisUrl).publish(tags, port?.id)
}

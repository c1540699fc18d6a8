import { env } from '@/env'
import { pageCachePort } from './port'
import { sharedPublisher } from './redis'

/** Never rejects: without Redis the message waits, and the other processes bypass their caches. */
export async function invalidate(tags: string[]): Promise<void> {
  if (tags.length === 0) return
  const port = pageCachePort()
  port?.invalidate(tags)
  if (env.redisUrl) await sharedPublisher(env.redisUrl).publish(tags, port?.id)
}

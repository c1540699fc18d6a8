import { env } from '@/env'
import { pageCachePort } from './port'
import { sharedPublisher } from './redis'
import { siteTag } from './tags'

/** Never rejects: without Redis the message waits, and the other processes bypass their caches. */
export async function invalidate(tags: string[]): Promise<void> {
  if (tags.length === 0) return
  const port = pageCachePort()
  port?.invalidate(tags)
  if (env.redisUrl) await sharedPublisher(env.redisUrl).publish(tags, port?.id)
}

export const siteChanged = (hosts: readonly string[]): Promise<void> => invalidate(hosts.map(siteTag))

import { env } from '@/env'
import { pageCachePort } from './port'
import { sharedPublisher } from './redis'
import { carTag, siteTag, stockTag } from './tags'

/** Never rejects: without Redis the message waits, and the other processes bypass their caches. */
export async function invalidate(tags: string[]): Promise<void> {
  if (tags.length === 0) return
  const port = pageCachePort()
  port?.invalidate(tags)
  if (env.redisUrl) await sharedPublisher(env.redisUrl).publish(tags, port?.id)
}

export function siteChanged(hosts: string[]): Promise<void> {
  return invalidate(hosts.map(siteTag))
}

export function stockChanged(hosts: string[]): Promise<void> {
  return invalidate(hosts.map(stockTag))
}

/** Only the cars' own pages, which show the database. Lists show the index and follow it. */
export function carPagesChanged(hosts: string[], slugs: string[]): Promise<void> {
  return invalidate(hosts.flatMap((host) => slugs.map((slug) => carTag(host, slug))))
}

/** The cars' pages and the lists that show them. Call it once per batch. */
export function carsChanged(hosts: string[], slugs: string[]): Promise<void> {
  return invalidate(hosts.flatMap((host) => [stockTag(host), ...slugs.map((slug) => carTag(host, slug))]))
}

import { Redis, type RedisOptions } from 'ioredis'
import { z } from 'zod'
import { singleton } from '@/lib/registry'
import { parseJson } from '@/lib/json'
import { ALL } from './tags'

const CHANNEL = 'forecourt:cache'
const PENDING_MAX = 5000
const PING_EVERY = 1000
const SILENT_MAX = 3
/** A person who saves, or an integrator's call, waits for the announcement. */
const PUBLISH_MAX = 1000
const message = z.object({ from: z.string().optional(), tags: z.array(z.string()) })

const options: RedisOptions = {
  enableOfflineQueue: false,
  autoResubscribe: false,
  maxRetriesPerRequest: null,
  connectTimeout: 3000,
  retryStrategy: (attempt) => Math.min(attempt * 100, 1000),
}

export interface Publisher {
  publish(tags: string[], from?: string): Promise<void>
  close(): void
}

export function createPublisher(url: string): Publisher {
  const redis = new Redis(url, { ...options, commandTimeout: PUBLISH_MAX })
  const pending = new Set<string>()
  let sender: string | undefined

  async function flush(): Promise<void> {
    if (pending.size === 0 || redis.status !== 'ready') return
    const tags = pending.size > PENDING_MAX ? [ALL] : [...pending]
    pending.clear()
    try {
      await redis.publish(CHANNEL, JSON.stringify({ from: sender, tags }))
    } catch {
      // A connection that is only silent will emit no `ready`.
      for (const tag of tags) pending.add(tag)
      setTimeout(() => void flush(), PUBLISH_MAX).unref()
    }
  }
  redis.on('ready', () => void flush())
  // Without a listener ioredis prints every failed attempt; /readyz and the metrics report it instead.
  redis.on('error', () => undefined)
  return {
    publish: (tags, from) => {
      sender = from
      for (const tag of tags) pending.add(tag)
      return flush()
    },
    close: () => redis.disconnect(),
  }
}

declare module '@/lib/registry' {
  interface Registry {
    cachePublisher: Publisher
  }
}

export const sharedPublisher = (url: string): Publisher =>
  singleton('cachePublisher', () => createPublisher(url))

export interface Listener {
  onTags(tags: string[], from: string | undefined): void
  onUp(): void
  /** The connection is lost or silent: from here on messages can be lost. */
  onDown(): void
}

export function subscribe(url: string, listener: Listener): { close(): void } {
  const redis = new Redis(url, options)
  let up = false
  let silent = 0

  function down(): void {
    if (up) listener.onDown()
    up = false
  }
  async function arrive(): Promise<void> {
    try {
      await redis.subscribe(CHANNEL)
    } catch {
      return
    }
    silent = 0
    up = true
    listener.onUp()
  }
  redis.on('ready', () => void arrive())
  redis.on('close', down)
  redis.on('error', () => undefined)
  redis.on('message', (_channel, text) => {
    silent = 0
    const parsed = message.safeParse(typeof text === 'string' ? parseJson(text) : null)
    // An unreadable message could have named any tag.
    listener.onTags(parsed.success ? parsed.data.tags : [ALL], parsed.success ? parsed.data.from : undefined)
  })

  // A frozen Redis leaves its connection open: only an unanswered ping shows it.
  const beat = setInterval(() => {
    if (!up) return
    // Counted in beats, not in time: a busy moment of this process delays both sides alike.
    if (++silent > SILENT_MAX) {
      down()
      redis.disconnect(true)
      return
    }
    redis.ping().then(() => (silent = 0), down)
  }, PING_EVERY)
  beat.unref()
  return {
    close: () => {
      clearInterval(beat)
      redis.disconnect()
    },
  }
}

import { Redis } from 'ioredis'
import type { SharedTexts } from './beginnings'

const PREFIX = 'forecourt:trace:'
/** Work that is tried for longer begins a trace that names no request. */
const SECONDS = 24 * 3600
const WAIT_MS = 250

export function sharedByRedis(url: string): SharedTexts & { close(): void } {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: null,
    connectTimeout: 3000,
    commandTimeout: WAIT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, 5000),
  })
  redis.on('error', () => undefined)
  return {
    set: (name, text) => void redis.set(PREFIX + name, text, 'EX', SECONDS).catch(() => undefined),
    get: (name) => redis.get(PREFIX + name).catch(() => null),
    close: () => redis.disconnect(),
  }
}

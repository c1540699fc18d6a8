import { LRUCache } from 'lru-cache'

const QUIET_MS = 30_000

/** Their other pictures fail at once, so that one host cannot block all tenants. */
export function quietHosts() {
  const hosts = new LRUCache<string, true>({ max: 1_000, ttl: QUIET_MS })
  const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url)
  return {
    note: (url: string) => void hosts.set(hostOf(url), true),
    has: (url: string) => hosts.has(hostOf(url)),
  }
}
export type QuietHosts = ReturnType<typeof quietHosts>

import type { IncomingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'

/** Headers of Next's soft navigation: each changes what is answered, so each is part of the key and handed on. */
export const RSC_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'next-hmr-refresh',
]

/** Parameters of advertisements: they change no page, and the page's own scripts can still read them. */
const TRACKING = /^(?:utm_[a-z_]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|mc_cid|mc_eid)(?:=|$)/

const sorted = new LRUCache<string, string>({
  max: 5000,
  maxSize: 4_000_000,
  sizeCalculation: (value, key) => value.length + key.length + 1,
})

/** Query as the app is to see it: as sent, without tracking. */
export function cleanQuery(query: string): string {
  if (query === '' || !/(?:utm_|clid|braid|mc_)/.test(query)) return query
  return query
    .split('&')
    .filter((part) => !TRACKING.test(part))
    .join('&')
}

/** By name only: repeated parameters (`make=Toyota&make=Mazda`) keep their order. */
export function sortQuery(query: string): string {
  if (!query.includes('&')) return query
  const seen = sorted.get(query)
  if (seen !== undefined) return seen
  const name = (part: string) => part.split('=', 1)[0] ?? ''
  const answer = query
    .split('&')
    .filter((part) => part !== '')
    .sort((a, b) => (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : 0))
    .join('&')
  sorted.set(query, answer)
  return answer
}

/** Empty for a plain visit. */
export function rscKey(headers: IncomingHttpHeaders): string {
  if (headers.rsc === undefined && headers['next-router-prefetch'] === undefined) return ''
  return RSC_HEADERS.map((name) => String(headers[name] ?? '')).join('\n')
}

/** @param scope the host, or `*` for what is the same on every host */
export function cacheKey(scope: string, path: string, query: string, rsc: string): string {
  return `${scope}\n${path}\n${sortQuery(query)}\n${rsc}`
}

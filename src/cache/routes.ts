import { carTag, siteTags, stockTags } from './tags'

/** How an answer may be kept. `ttl` in ms bounds what no event announces: opening hours, offer dates, holds that lapse. */
export interface CacheRoute {
  name: 'home' | 'list' | 'car' | 'content' | 'data'
  tags: string[]
  ttl: number
}

interface Row {
  name: CacheRoute['name']
  path: RegExp
  tags: (host: string, found: RegExpExecArray) => string[]
  ttl: number
}

const MINUTE = 60_000

/** First segments of addresses that answer for one person, or that are no pages. */
const OWN = new Set(
  (
    'api admin developers _next sites cars search success sign-in sign-out garage account watchlist compare saved-searches ' +
    'checkout-journey online-payment spin-to-win personalised preview pictures media fonts healthz readyz metrics'
  ).split(' '),
)

// The whole policy, one row each: dealer-host path -> what it depends on, how long it may stay. First match wins.
const TABLE: Row[] = [
  { name: 'home', path: /^\/$/, tags: stockTags, ttl: MINUTE },
  { name: 'list', path: /^\/search(?:\/[^/]+){0,3}$/, tags: stockTags, ttl: MINUTE },
  { name: 'data', path: /^\/api\/cars\/(?:search(?:\/suggest)?|cards)$/, tags: stockTags, ttl: MINUTE },
  {
    name: 'car',
    path: /^\/cars\/([^/]+)$/,
    tags: (host, found) => [...siteTags(host), carTag(host, found[1] ?? '')],
    ttl: MINUTE,
  },
  { name: 'data', path: /^\/(?:sitemap\.xml|robots\.txt)$/, tags: stockTags, ttl: MINUTE },
  {
    name: 'content',
    path: /^\/(?:locations|contact|offers|special-offers|models|blog|pages)(?:\/[^/.]+)*$/,
    tags: siteTags,
    ttl: MINUTE,
  },
  { name: 'content', path: /^\/([^/.]+)(?:\/[^/.]+)*$/, tags: siteTags, ttl: MINUTE },
]

/** @param path decoded path of a dealer host, without query. Null: not to be kept, pass it through. */
export function cacheRoute(host: string, path: string): CacheRoute | null {
  for (const row of TABLE) {
    const found = row.path.exec(path)
    if (!found) continue
    if (row.name === 'content' && found[1] && OWN.has(found[1])) return null
    return { name: row.name, tags: row.tags(host, found), ttl: row.ttl }
  }
  return null
}

/** What the cache keeps of each address: the parsers of addresses say which parameters their pages read, so that the two cannot differ. */
import { gatesOf } from '@/cache/port'
import { carTag, siteTags, stockTag, stockTags } from '@/cache/tags'
import { isFormOfAddress } from '@/core/car/carForms'
import { gateOf } from '@/core/dealer/links/gates'
import { SITE_PARTS } from '@/core/dealer/links/sitePaths'
import { LOAN_FIELDS } from '@/core/money/readLoan'
import { isPageForm } from '@/features/leads/intents/intents.rules'
import { TOW_PARAMETERS } from '@/features/towing/towAddress.rules'
import { isSearchParameter } from '@/search/list/readParameter'
import { NEXT_FOLDER } from '@/lib/nextNames'
import { MINUTE_MS } from '@/lib/time'

/** `ttl` in ms limits what no event announces: opening hours, offer dates, holds that end. */
export interface CacheRoute {
  name: 'home' | 'list' | 'car' | 'content' | 'data'
  tags: string[]
  /** Of what else the page shows: once one is invalidated, it lives a minute at most. */
  soonTags?: string[]
  ttl: number
  /** Parameters that the page depends on; the app sees only these and `passes`. */
  reads: (parameter: string, value: string) => boolean
  passes?: (parameter: string, value: string) => boolean
}

interface Row extends Omit<CacheRoute, 'tags' | 'soonTags'> {
  path: RegExp
  soonTags?: (host: string) => string[]
  tags: (host: string, found: RegExpExecArray) => string[]
}

const nothing = () => false
const only =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name)

/** The program's own, on every host, beside those that no page may have. */
const PROGRAM = [NEXT_FOLDER, 'preview', 'healthz', 'readyz']
/** First parts of the site's own addresses that say the same to everybody. */
const FOR_EVERYBODY = new Set(
  (
    'blog contact contact-us finance home locations models not-found offers parts sell-my-car sell-your-car service sitemaps ' +
    'special-offers status teams trade-in unavailable what-can-i-tow'
  ).split(' '),
)
/** Closed by default: a page of the site answers one visitor until it is named above. A dealer's own pages say the same to all. */
const isOwn = (part: string): boolean =>
  !FOR_EVERYBODY.has(part) && (SITE_PARTS.has(part) || PROGRAM.includes(part))

/** The wanted car may be sold; this is not the page of one car. */
const TRADE_FOR_CAR = '/cars/trade-in'
/** Its times change with every booking. */
const SERVICE_BOOKING = '/service/booking'

// First match wins.
const TABLE: Row[] = [
  { name: 'home', path: /^\/$/, reads: nothing, tags: stockTags, ttl: MINUTE_MS },
  {
    name: 'list',
    path: /^\/search(?:\/[^/]+){0,3}$/,
    // A form without scripts sends the ends of its ranges as single parameters.
    reads: isSearchParameter,
    tags: stockTags,
    ttl: MINUTE_MS,
  },
  {
    name: 'data',
    path: /^\/api\/cars\/search$/,
    reads: (name, value) => (name === 'count' || name === 'facets' ? value === '1' : isSearchParameter(name)),
    tags: stockTags,
    ttl: MINUTE_MS,
  },
  { name: 'data', path: /^\/api\/cars\/search\/suggest$/, reads: only('q'), tags: stockTags, ttl: MINUTE_MS },
  { name: 'data', path: /^\/api\/menus$/, reads: nothing, tags: stockTags, ttl: MINUTE_MS },
  {
    name: 'data',
    path: /^\/api\/cars\/(?:cards|photos)$/,
    reads: only('cars'),
    tags: stockTags,
    ttl: MINUTE_MS,
  },
  {
    name: 'car',
    path: /^\/cars\/([^/]+)$/,
    reads: (name, value) => name === 'form' && isFormOfAddress(value),
    tags: (host, found) => [...siteTags(host), carTag(host, found[1] ?? '')],
    // Cars like this one; the page itself says when its day or its hold ends.
    soonTags: (host) => [stockTag(host)],
    ttl: 10 * MINUTE_MS,
  },
  {
    name: 'data',
    path: /^\/api\/cars\/([^/]+)\/(?:pdf|qr)$/,
    reads: nothing,
    tags: (host, found) => [...siteTags(host), carTag(host, found[1] ?? '')],
    ttl: MINUTE_MS,
  },
  {
    name: 'data',
    path: /^\/(?:sitemap\.xml|sitemaps\/[\w-]+\.xml|robots\.txt|llms\.txt)$/,
    reads: nothing,
    tags: stockTags,
    ttl: MINUTE_MS,
  },
  {
    name: 'content',
    path: /^\/contact-us$/,
    reads: (name, value) => name === 'form' && isPageForm(value),
    tags: siteTags,
    ttl: MINUTE_MS,
  },
  {
    name: 'content',
    path: /^\/finance$/,
    reads: only(
      'car_id',
      'car_type',
      'preferredDealership',
      'vehiclePriceBudget',
      ...Object.values(LOAN_FIELDS),
    ),
    tags: stockTags,
    ttl: MINUTE_MS,
  },
  // Typed figures differ for each visitor; such responses are not stored (see the page).
  {
    name: 'content',
    path: /^\/what-can-i-tow$/,
    reads: (name) => TOW_PARAMETERS.includes(name),
    tags: stockTags,
    ttl: MINUTE_MS,
  },
  { name: 'content', path: /^\/status$/, reads: nothing, tags: stockTags, ttl: MINUTE_MS },
  // Only the list for a visitor's own words differs; such responses are not stored (see the page).
  { name: 'content', path: /^\/parts\/search$/, reads: only('query'), tags: siteTags, ttl: MINUTE_MS },
  // A category that no offer has is not stored (see the page).
  { name: 'content', path: /^\/special-offers$/, reads: only('category'), tags: siteTags, ttl: MINUTE_MS },
  // A `body` that no model has is not stored (see the page): only the page knows the dealer's bodies.
  { name: 'content', path: /^\/models$/, reads: only('body'), tags: siteTags, ttl: MINUTE_MS },
  // As with a `model` that nobody has.
  { name: 'content', path: /^\/models\/get-quote$/, reads: only('model'), tags: siteTags, ttl: MINUTE_MS },
  // A name that nobody of the team has is not stored (see the page).
  { name: 'content', path: /^\/teams\/[^/.]+$/, reads: only('to'), tags: siteTags, ttl: MINUTE_MS },
  {
    name: 'content',
    path: /^\/(?:locations|contact|offers|special-offers|models|blog|pages)(?:\/[^/.]+)*$/,
    reads: nothing,
    tags: siteTags,
    ttl: MINUTE_MS,
  },
  {
    // An old stock list URL redirects with its filters; redirects are not stored.
    name: 'content',
    path: /^\/([^/.]+)(?:\/[^/.]+)*$/,
    reads: nothing,
    passes: isSearchParameter,
    tags: siteTags,
    ttl: MINUTE_MS,
  },
]

/** True also before the site was read. A new gate stays unknown for one render, which has no session and leads to the sign-in. */
export function isGated(host: string, path: string): boolean {
  const gate = gateOf(path)
  return gate !== null && (gatesOf(host)?.includes(gate) ?? true)
}

/** @param path decoded path on a tenant host, without query. Null: do not cache. */
export function cacheRoute(host: string, path: string): CacheRoute | null {
  if (path === SERVICE_BOOKING || path === TRADE_FOR_CAR) return null
  if (isGated(host, path)) return null
  for (const { path: pattern, tags, soonTags, ...row } of TABLE) {
    const found = pattern.exec(path)
    if (!found) continue
    if (row.name === 'content' && found[1] && isOwn(found[1])) return null
    return { ...row, tags: tags(host, found), soonTags: soonTags?.(host) }
  }
  return null
}

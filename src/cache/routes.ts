import { isFormOfAddress } from '@/core/car/carForms'
import { isPageForm } from '@/features/leads/intents/intents.rules'
import { LOAN_FIELDS } from '@/core/money/readLoan'
import { isSearchParameter } from '@/search/list/readParameter'
import { isGated } from './gates'
import { carTag, siteTags, stockTags } from './tags'
import { NEXT_FOLDER } from '@/lib/nextNames'
import { MINUTE_MS } from '@/lib/time'

/** `ttl` in ms limits what no event announces: opening hours, offer dates, holds that end. */
export interface CacheRoute {
  name: 'home' | 'list' | 'car' | 'content' | 'data'
  tags: string[]
  ttl: number
  /** Parameters that the page depends on; the app sees only these and `passes`. */
  reads: (parameter: string, value: string) => boolean
  passes?: (parameter: string, value: string) => boolean
}

interface Row extends Omit<CacheRoute, 'tags'> {
  path: RegExp
  tags: (host: string, found: RegExpExecArray) => string[]
}

const nothing = () => false
const only =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name)

/** First segments of URLs that answer for one visitor, or that are no pages. */
const OWN = new Set([
  NEXT_FOLDER,
  ...(
    'api admin developers sites cars search reservations pay success sign-in sign-out garage account watchlist compare saved-searches ' +
    'bookings book-test-drive chat-window valuations review-feedback ' +
    'checkout-journey online-payment spin-to-win personalised preview pictures media fonts mcp healthz readyz metrics'
  ).split(' '),
])

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
  { name: 'data', path: /^\/api\/cars\/cards$/, reads: only('cars'), tags: stockTags, ttl: MINUTE_MS },
  {
    name: 'car',
    path: /^\/cars\/([^/]+)$/,
    reads: (name, value) => name === 'form' && isFormOfAddress(value),
    tags: (host, found) => [...siteTags(host), carTag(host, found[1] ?? '')],
    ttl: MINUTE_MS,
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
  { name: 'content', path: /^\/status$/, reads: nothing, tags: stockTags, ttl: MINUTE_MS },
  // Only the list for a visitor's own words differs; such responses are not stored (see the page).
  { name: 'content', path: /^\/parts\/search$/, reads: only('query'), tags: siteTags, ttl: MINUTE_MS },
  // A category that no offer has is not stored (see the page).
  { name: 'content', path: /^\/special-offers$/, reads: only('category'), tags: siteTags, ttl: MINUTE_MS },
  // A `body` that no model has is not stored (see the page): only the page knows the dealer's bodies.
  { name: 'content', path: /^\/models$/, reads: only('body'), tags: siteTags, ttl: MINUTE_MS },
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

/** @param path decoded path on a tenant host, without query. Null: do not cache. */
export function cacheRoute(host: string, path: string): CacheRoute | null {
  if (path === SERVICE_BOOKING || path === TRADE_FOR_CAR) return null
  if (isGated(host, path)) return null
  for (const { path: pattern, tags, ...row } of TABLE) {
    const found = pattern.exec(path)
    if (!found) continue
    if (row.name === 'content' && found[1] && OWN.has(found[1])) return null
    return { ...row, tags: tags(host, found) }
  }
  return null
}

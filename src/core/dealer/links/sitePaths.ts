import { normalisePath } from './redirects'

/**
 * Addresses of the site's own pages, from which no redirect works: `*` is one part, `**` any number of them.
 * Cars, models, posts, places, teams and offers are not here: where none has the address, the redirect works.
 */
export const SITE_PATHS: readonly string[] = [
  '/',
  '/account',
  '/account/delete',
  '/account/deleted',
  '/blog',
  '/book-test-drive',
  '/bookings/*',
  '/cars',
  '/cars/*/buy-online',
  '/cars/*/checkout',
  '/cars/trade-in',
  '/chat-window/*',
  '/checkout-journey',
  '/checkout-journey/*',
  '/compare',
  '/contact',
  '/contact-us',
  '/favicon.ico',
  '/finance',
  '/garage',
  '/llms.txt',
  '/locations',
  '/mcp',
  '/messages/*',
  '/models',
  '/models/get-quote',
  '/not-found',
  '/online-payment',
  '/online-payment/*',
  '/partner-frame/*',
  '/parts/search',
  '/pay/test',
  '/personalised/finance',
  '/reservations/*',
  '/review-feedback',
  '/robots.txt',
  '/saved-searches/*',
  '/saved-searches/new',
  '/search/**',
  '/sell-my-car',
  '/sell-your-car',
  '/service/booking',
  '/shortlists/*',
  '/sign-in',
  '/sitemap.xml',
  '/sitemaps/*',
  '/special-offers',
  '/spin-to-win',
  '/status',
  '/success',
  '/trade-in',
  '/unavailable',
  '/valuations/*',
  '/valuations/start',
  '/watchlist',
  '/what-can-i-tow',
]

/** Of those, the addresses at which the site shows what the dealer's own page there says. */
const SHOW_A_PAGE = new Set([
  '/book-test-drive',
  '/finance',
  '/online-payment',
  '/sell-my-car',
  '/sell-your-car',
  '/service/booking',
  '/trade-in',
  '/what-can-i-tow',
])

/** Where a redirect may work, but no page is looked for. The last are the server's own, on every host. */
const NO_PAGES: readonly string[] = [
  ...['/blog/*', '/cars/*', '/contact-us/*', '/locations/*', '/models/*', '/offers/*/**', '/teams/*'],
  ...['/home/*/**', '/admin/**', '/api/**', '/developers/**', '/fonts/**', '/media/**', '/metrics/**'],
  ...['/pictures/**', '/sites/**'],
]

/** Their first parts. */
export const SITE_PARTS: ReadonlySet<string> = new Set(
  [...SITE_PATHS, ...NO_PAGES].flatMap((path) => path.split('/')[1] || []),
)

const covers = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace('.', '\\.')
      .replace('/**', '(?:/.*)?')
      .replace(/\*(?!\))/g, '[^/]+')}$`,
  )
const covered = (paths: readonly string[]) => {
  const patterns = paths.map(covers)
  return (path: string): boolean => patterns.some((one) => one.test(normalisePath(path)))
}

export const isSitePath = covered(SITE_PATHS)
/** Addresses where the site has a page if the dealer has such a car, model, location or team. */
export const mayBeSitePath = covered([...SITE_PATHS, '/cars/*', '/contact-us/*', '/models/*', '/teams/*'])

const hidesPages = covered([...SITE_PATHS, ...NO_PAGES])

export const SITE_ANSWERS = 'The site itself answers this address'

/** What is wrong with the address of a page, which would never be shown there; null for a good one. */
export const pageFault = (slug: string): string | null =>
  hidesPages(slug) && !SHOW_A_PAGE.has(normalisePath(slug))
    ? `${SITE_ANSWERS}, so a page there would never be shown.`
    : null

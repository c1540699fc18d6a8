import { normalisePath } from './redirects'

/**
 * Addresses of the site's own pages, from which no redirect works: `*` is one part, `**` any number of them.
 * Posts, places and offers are not here: where none has the address, the redirect works.
 */
export const SITE_PATHS: readonly string[] = [
  '/',
  '/account',
  '/account/delete',
  '/account/deleted',
  '/blog',
  '/book-test-drive',
  '/bookings/*',
  '/cars/*',
  '/cars/*/buy-online',
  '/cars/*/checkout',
  '/cars/trade-in',
  '/chat-window/*',
  '/checkout-journey',
  '/checkout-journey/*',
  '/compare',
  '/contact',
  '/contact-us',
  '/contact-us/*',
  '/favicon.ico',
  '/finance',
  '/garage',
  '/llms.txt',
  '/locations',
  '/models',
  '/models/*',
  '/models/get-quote',
  '/not-found',
  '/online-payment',
  '/online-payment/*',
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
  '/sign-in',
  '/sitemap.xml',
  '/sitemaps/*',
  '/special-offers',
  '/spin-to-win',
  '/success',
  '/teams/*',
  '/trade-in',
  '/unavailable',
  '/valuations/*',
  '/valuations/start',
  '/watchlist',
]

const covers = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace('.', '\\.')
      .replace('/**', '(?:/.*)?')
      .replace(/\*(?!\))/g, '[^/]+')}$`,
  )
const patterns = SITE_PATHS.map(covers)

export const isSitePath = (path: string): boolean => patterns.some((one) => one.test(normalisePath(path)))

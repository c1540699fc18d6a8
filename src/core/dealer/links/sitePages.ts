import type { LinkTarget } from './linkTarget'

const of = (kind: string, pages: readonly (readonly [title: string, href: string])[]): LinkTarget[] =>
  pages.map(([title, href]) => ({ kind, title, href }))

export const SITE_PAGES: readonly LinkTarget[] = [
  ...of('List of cars', [
    ['All cars', '/search'],
    ['New cars', '/search/new-cars'],
    ['Used cars', '/search/used-cars'],
    ['Demo cars', '/search/demo-cars'],
    ['Newest first', '/search?sortBy=latest'],
  ]),
  ...of('Part of the site', [
    ['Front page', '/'],
    ['Offers', '/special-offers'],
    ['Models', '/models'],
    ['Finance', '/finance'],
    ['Sell your car', '/sell-your-car'],
    ['Trade-in', '/trade-in'],
    ['Book a service', '/service/booking'],
    ['Book a test drive', '/book-test-drive'],
    ['Contact', '/contact-us'],
    ['Locations and opening hours', '/locations'],
    ['Blog', '/blog'],
    ['Favourites', '/garage'],
  ]),
]

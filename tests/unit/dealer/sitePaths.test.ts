import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PAGE_OF } from '@/core/dealer/links/bookingPages'
import { READY } from '@/blocks/ready/readyPage'
import { isSitePath, pageFault, SITE_PATHS } from '@/core/dealer/links/sitePaths'
import { demoTenants } from '../../../tenants'

const ROUTES = 'src/app/(site)/sites/[host]'
/** Addresses where a redirect works if nothing else is there. */
const MAY_LEAD_ON = [
  ...['/**', '/blog/*', '/cars/*', '/contact-us/*'],
  ...['/locations/*', '/models/*', '/offers/**', '/teams/*'],
]

test('every address of the site is listed, and no other', () => {
  const addresses = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .filter((file) => ['page.tsx', 'route.ts'].includes(path.basename(file)))
    .map((file) => `/${path.dirname(file).replace(/^\.$/, '')}`)
    .map((address) => address.replace(/\[{1,2}\.\.\.\w+\]{1,2}/g, '**').replace(/\[\w+\]/g, '*'))
    .filter((address) => !MAY_LEAD_ON.includes(address))
  expect([...SITE_PATHS].sort()).toEqual(addresses.sort())
})

test.each([
  ['/', true],
  ['/search', true],
  ['/Search/toyota/', true],
  ['/searching', false],
  ['/cars/old-car', false],
  ['/cars/old-car/checkout', true],
  ['/cars/trade-in', true],
  ['/models/old-model', false],
  ['/models/get-quote', true],
  ['/cars', true],
  ['/cars/a/b', false],
  ['/robots.txt', true],
  ['/robotsatxt', false],
  ['/blog', true],
  ['/blog/old-post', false],
  ['/offers/toyota/old', false],
  ['/old-about-us', false],
])('%s is an address of the site: %s', (address, expected) => expect(isSitePath(address)).toBe(expected))

test('a page is refused where the site or the server answers, and nowhere else', () => {
  const refused = [
    ...[
      'search',
      'search/toyota',
      'special-offers',
      'compare',
      'cars',
      'cars/x',
      'blog',
      'blog/x',
      'offers/x/y',
    ],
    ...['admin', 'admin/x', 'api', 'api/v1', 'media', 'locations/x', 'contact-us', 'home/x'],
  ]
  const shown = [
    ...['home', 'about-us', 'offers', 'cars/x/y', 'models/x/y', 'service', 'searching', 'apis'],
    ...['pages/visit-us', 'privacy-policy'],
  ]
  expect(refused.filter((slug) => !pageFault(slug))).toEqual([])
  expect(shown.filter(pageFault)).toEqual([])
})

test('a page is allowed at every address of the site that shows one, and at those of the demo dealers', () => {
  const stored = demoTenants.flatMap(({ pages = [] }) => pages.map(({ slug }) => slug))
  const ready = Object.values(READY).map(({ slug }) => slug)
  const taken = [...Object.values(PAGE_OF).map(({ slug }) => slug), 'finance', 'online-payment']
  const sells = ['sell-my-car', 'sell-your-car', 'trade-in']
  expect(stored.length).toBeGreaterThan(20)
  expect([...stored, ...ready, ...taken, ...sells].filter(pageFault)).toEqual([])
})

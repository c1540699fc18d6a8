import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isSitePath, SITE_PATHS } from '@/domain/links/sitePaths'

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
  ['/cars', false],
  ['/cars/a/b', false],
  ['/robots.txt', true],
  ['/robotsatxt', false],
  ['/blog', true],
  ['/blog/old-post', false],
  ['/offers/toyota/old', false],
  ['/old-about-us', false],
])('%s is an address of the site: %s', (address, expected) => expect(isSitePath(address)).toBe(expected))

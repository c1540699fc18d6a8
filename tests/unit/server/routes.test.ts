import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { noteGates } from '@/cache/port'
import { SITE_PARTS } from '@/core/dealer/links/sitePaths'
import { cacheRoute, isGated } from '@/server/routes'

const host = 'a.example'
const stock = ['all', 'site:a.example', 'stock:a.example']
const site = ['all', 'site:a.example']

describe('table of cacheable routes', () => {
  it('is closed by default: of the folders of pages, only those that are named are kept for everybody', () => {
    const folders = readdirSync('src/app/(site)/sites/[host]', { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() && /^[a-z]/.test(entry.name) ? entry.name : [],
    )
    expect(folders.length).toBeGreaterThan(30)
    expect(folders.filter((name) => !SITE_PARTS.has(name))).toEqual([])
    noteGates('all.example', [])
    const stored = folders.filter((name) => cacheRoute('all.example', `/${name}/x`)?.name === 'content')
    expect(stored.sort()).toEqual([
      ...['blog', 'contact', 'contact-us', 'finance', 'locations', 'models', 'not-found', 'offers', 'parts'],
      ...['sell-my-car', 'sell-your-car', 'service', 'sitemaps', 'special-offers', 'status', 'teams'],
      ...['trade-in', 'unavailable', 'what-can-i-tow'],
    ])
  })

  it('a list shows the app the ends of its ranges, as a form without scripts sends them', () => {
    const list = cacheRoute(host, '/search')
    const names = ['min[price]', 'max[km]', 'scale[price]', 'min[junk]', 'junk']
    expect(names.map((name) => list?.reads(name, ''))).toEqual([true, true, true, false, false])
  })

  it.each([
    ['/', 'home', stock],
    ['/search', 'list', stock],
    ['/search/used-cars', 'list', stock],
    ['/search/toyota/hilux', 'list', stock],
    ['/api/cars/search', 'data', stock],
    ['/api/cars/search/suggest', 'data', stock],
    ['/api/cars/cards', 'data', stock],
    ['/api/cars/photos', 'data', stock],
    ['/api/menus', 'data', stock],
    ['/sitemap.xml', 'data', stock],
    ['/sitemaps/cars-1.xml', 'data', stock],
    ['/llms.txt', 'data', stock],
    ['/cars/2021-toyota-hilux', 'car', [...site, 'car:a.example/2021-toyota-hilux']],
    ['/locations', 'content', site],
    ['/locations/cairns', 'content', site],
    ['/contact', 'content', site],
    ['/offers/3', 'content', site],
    ['/special-offers', 'content', site],
    ['/models/toyota-hilux', 'content', site],
    ['/blog/vehicle-reviews', 'content', site],
    ['/pages/visit-us', 'content', site],
    ['/privacy-policy', 'content', site],
    ['/hilux/accessories', 'content', site],
  ])('%s is kept as %s', (path, name, tags) => {
    expect(cacheRoute(host, path)).toMatchObject({ name, tags })
  })

  it.each([
    '/api/leads',
    '/api/cars/x',
    '/api/cars/x/phone',
    '/api/cars/search/x',
    '/success',
    '/sign-in',
    '/sign-in/x',
    '/garage',
    '/account',
    '/watchlist',
    '/compare',
    '/cars',
    '/cars/x/checkout',
    '/cars/x/buy-online',
    '/checkout-journey',
    '/online-payment',
    '/spin-to-win',
    '/admin',
    '/admin/collections/cars',
    '/developers',
    '/_next/data',
    '/sites/a.example',
    '/pictures/x',
    '/media/t/x',
    '/favicon.ico',
    '/search/',
    '/x.html',
    '/pages/x.pdf',
    '/metrics',
    '/mcp',
    '/partner-frame/badge',
    '/search/a/b/c/d',
    '/service/booking',
    '/cars/trade-in',
  ])('%s passes through', (path) => {
    expect(cacheRoute(host, path)).toBeNull()
  })

  it('a page that a dealer may gate is kept where it is open, and nowhere else', () => {
    expect(['/finance', '/car-finance'].map((path) => cacheRoute('unread.example', path))).toEqual([
      null,
      null,
    ])
    noteGates('open.example', ['online-payment'])
    noteGates('gated.example', ['finance', 'car-finance'])
    expect(cacheRoute('open.example', '/finance')).toMatchObject({ name: 'content' })
    expect(cacheRoute('open.example', '/finance')?.reads('car_id', '7')).toBe(true)
    expect(cacheRoute('open.example', '/finance')?.reads('utm_source', 'x')).toBe(false)
    expect(cacheRoute('open.example', '/apply-for-finance')).toMatchObject({ name: 'content' })
    expect(cacheRoute('gated.example', '/finance')).toBeNull()
    expect(cacheRoute('gated.example', '/Car-Finance')).toBeNull()
    expect([isGated('gated.example', '/search'), isGated('open.example', '/online-payment')]).toEqual([
      false,
      true,
    ])
    // A gate that a dealer takes away or puts up counts from its next read.
    noteGates('open.example', ['finance'])
    expect(cacheRoute('open.example', '/finance')).toBeNull()
  })
})

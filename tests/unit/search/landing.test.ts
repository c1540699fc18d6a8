import { describe, expect, test } from 'vitest'
import type { Car } from '@/core/car/car'
import { FACET_NAMES } from '@/core/car/facets'
import { buildSearchHref } from '@/search/list/href'
import { parseSearch } from '@/search/list/parse'
import { isIndexableSearch, landingStates, listLinkRel } from '@/search/seo/landing'
import { robotsText } from '@/search/seo/robots'

const read = (href: string) => {
  const { pathname, searchParams } = new URL(href, 'https://dealer.test')
  return parseSearch(pathname.split('/').slice(2), searchParams).state
}
const LANDINGS = [
  '/search',
  '/search/used-cars',
  '/search/new-and-demo-cars',
  '/search/toyota',
  '/search/toyota/hilux',
  '/search?location_name=Geelong',
  '/search/used-cars?location_name=Geelong',
  '/search/used-cars?make=Toyota',
]

describe('C9 lists that search engines may keep', () => {
  test.each(LANDINGS)('%s with cars, on any page, under its own address', (href) => {
    expect(isIndexableSearch(read(href), 1)).toBe(true)
    expect(isIndexableSearch({ ...read(href), page: 3 }, 60)).toBe(true)
    expect(listLinkRel(read(href))).toBeUndefined()
    expect(buildSearchHref(read(href)).toLowerCase()).toBe(href.toLowerCase())
  })
  test.each(LANDINGS)('%s without cars is none', (href) =>
    expect(isIndexableSearch(read(href), 0)).toBe(false),
  )
  test.each([
    '/search?fuel=Diesel',
    '/search/toyota?fuel=Diesel',
    '/search?city=Geelong+West',
    '/search?make=Toyota&make=Mazda',
    '/search?location_name=Geelong&location_name=Sunshine',
    '/search?car_type=new&car_type=used',
    '/search/new-and-demo-cars?make=Toyota',
    '/search/toyota?location_name=Geelong',
    '/search/used-cars?make=Toyota&model=HiLux',
    '/search/used-cars?make=Toyota&location_name=Geelong',
    '/search/toyota?range[price]=10000:20000',
    '/search/toyota?query=tow+bar',
    '/search/toyota?near=3220&radius=25',
    '/search/toyota?deposit=2000',
    '/search/toyota?sortBy=price_asc',
    '/search/toyota?not[fuel]=Diesel',
  ])('%s is none, and no crawler is sent there', (href) => {
    expect(isIndexableSearch(read(href), 5)).toBe(false)
    expect(listLinkRel(read(href))).toBe('nofollow')
  })
})

const car = (car_type: Car['car_type'], make: string, model: string, location_name?: string) => ({
  ...{ car_type, make, model, location_name },
})
const hrefs = (cars: Parameters<typeof landingStates>[0]) => landingStates(cars).map(buildSearchHref)

describe('the landing pages of a stock', () => {
  test('each kind that has a car, once, and nothing that has none', () => {
    const found = hrefs([
      car('used', 'Toyota', 'HiLux', 'Geelong'),
      car('used', 'Toyota', 'HiLux', 'Geelong'),
      car('new', 'Kia', 'EV5'),
    ])
    expect(found.toSorted()).toEqual(
      [
        ...['/search', '/search/new-cars', '/search/used-cars'],
        ...['/search/kia', '/search/kia/ev5', '/search/toyota', '/search/toyota/hilux'],
        ...['/search/new-cars?make=Kia', '/search/used-cars?make=Toyota'],
        ...['/search?location_name=Geelong', '/search/used-cars?location_name=Geelong'],
      ].toSorted(),
    )
  })
  test('new and demo together where there are both', () => {
    const both = [car('new', 'Kia', 'EV5'), car('demo', 'Kia', 'EV5')]
    expect(hrefs(both)).toContain('/search/new-and-demo-cars')
    expect(hrefs([car('demo', 'Kia', 'EV5')])).not.toContain('/search/new-and-demo-cars')
  })
  test('all of them may be indexed', () => {
    const states = landingStates([car('demo', 'Land Rover', 'Range Rover', 'A & B'), car('new', 'BMW', 'i3')])
    expect(states.filter((state) => !isIndexableSearch(state, 1))).toEqual([])
  })
})

/** As crawlers read it: `*` is anything, and the start must fit. */
const isClosed = (path: string): boolean =>
  robotsText('https://dealer.test')
    .split('\n')
    .flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
    .some((rule) =>
      new RegExp(`^${rule.replace(/[.?+^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*')}`).test(path),
    )

describe('robots.txt', () => {
  test.each(LANDINGS)('leaves %s open, and its further pages', (path) => {
    expect(isClosed(path)).toBe(false)
    expect(isClosed(`${path}${path.includes('?') ? '&' : '?'}page=2`)).toBe(false)
  })
  test.each(FACET_NAMES.filter((name) => name !== 'make' && name !== 'location_name'))(
    'closes lists by %s, in front or behind',
    (name) => {
      expect(isClosed(`/search/toyota?${name}=A`)).toBe(true)
      expect(isClosed(`/search?make=Toyota&${name}=A&page=2`)).toBe(true)
    },
  )
  test.each(['range[price]=1:2', 'range%5Bkm%5D=1:2', 'query=a', 'near=3000', 'sortBy=latest', 'term=5'])(
    'closes lists with %s',
    (parameter) => expect(isClosed(`/search?make=Kia&${parameter}`)).toBe(true),
  )
  test.each(['/api/cars/search', '/api/leads'])('closes %s, which is no page', (path) =>
    expect(isClosed(path)).toBe(true),
  )
  test.each(['/garage', '/compare?cars=a,b', '/success?ref=1', '/sign-in?type=watchlist', '/account'])(
    'leaves %s open, whose page says noindex',
    (path) => expect(isClosed(path)).toBe(false),
  )
  test('is plain lines with the sitemap of its own host', () => {
    const lines = robotsText('https://dealer.test').trimEnd().split('\n')
    expect(lines[0]).toBe('User-agent: *')
    expect(lines.at(-1)).toBe('Sitemap: https://dealer.test/sitemap.xml')
    expect(lines.slice(1, -2).every((line) => line.startsWith('Disallow: /'))).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { hasPage } from '@/core/dealer/links/hasPage'
import { importLines, reachOf } from '@/features/redirects/redirects.rules'
import { makesLoop, ownTarget, redirectFrom } from '@/core/dealer/links/redirects'
import { featuresSchema } from '@/core/dealer/config/featuresConfig'

const known = {
  rules: [{ from: '/specials', to: '/special-offers' }],
  pages: new Set(['about-us', 'finance']),
  models: new Set(['hilux']),
  config: { features: featuresSchema.parse({ finance: false, tradeIn: true, serviceBooking: false }) },
}
const run = (text: string) => importLines(text, known, ['dealer.example'])
const refusals = (text: string) => run(text).map(({ refusal }) => refusal)

describe('N14 old addresses are pasted', () => {
  it.each([
    ['commas', '/a,/b\n/c,/d'],
    ['tabs of a spreadsheet', '/a\t/b\r\n/c\t/d\r\n'],
    ['semicolons, titles and an empty line', 'from;to\n/a;/b\n\n/c;/d'],
    ['quotes and spaces', '"/a" , "/b"\n  /c, /d  '],
    ['whole addresses', 'https://old.example/a,https://dealer.example/b\nhttp://old.example/c,/d'],
  ])('%s', (_, text) => {
    expect(run(text).map(({ from, to, refusal }) => [from, to, refusal])).toEqual([
      ['/a', '/b', ''],
      ['/c', '/d', ''],
    ])
  })
  it('another website stays whole', () => {
    expect(run('/a,https://maker.example/x')[0]?.to).toBe('https://maker.example/x')
  })
  it.each([
    ['/a', 'with a comma between them'],
    [',/b', 'with a comma between them'],
    ['a,/b', 'Begin the old address with a single /'],
    ['//evil.example,/b', 'Begin the old address with a single /'],
    ['/a.php?id=3,/b', 'Leave out what comes after ?'],
    ['/a,b', 'Lead to a path such as /offers'],
    ['/a,javascript:alert(1)', 'Lead to a path such as /offers'],
    ['/specials,/b', 'There is a redirect from this address already.'],
    ['/search,/b', 'The site itself answers this address'],
    ['/Specials/,/b', 'There is a redirect from this address already.'],
    ['/about-us,/b', 'One of your pages has this address.'],
    ['/hilux,/b', 'One of your models has this address'],
    ['/trade-in,/b', 'The site itself answers this address'],
    ['/finance,/b', ''],
    ['/Service/Booking/,/b', ''],
    ['/cars/sold-long-ago,/b', ''],
    ['/special-offers2,/specials\n/x,/y', ''],
  ])('%j: …%s', (text, words) => {
    expect(refusals(text)[0]).toContain(words)
  })
  it('where the dealer’s own platform takes bookings, their address leads there', () => {
    const config = { ...known.config, baseDomain: 'dealer.example' }
    const [line] = importLines('/service/booking,/b', { ...known, config }, [])
    expect(line?.refusal).toContain('The site itself answers this address')
  })
  it('a line counts for those after it', () => {
    expect(refusals('/a,/b\n/A/,/c\n/b,/a')).toEqual([
      '',
      'This old address is on line 1 already.',
      'With the other redirects this leads back to where it starts.',
    ])
  })
})

it.each([
  ['/special-offers', true],
  ['/cars/2021-toyota-hilux', true],
  ['/search/used-cars?make=Toyota', true],
  ['/About-Us/#team', true],
  ['/old-team', true],
  ['https://maker.example/x', true],
  ['/abuot-us', false],
  ['/offers/long-gone', false],
])('N14 whether a page answers at %s: %s', (to, answers) => {
  expect(hasPage(to, ['/about-us', '/old-team', '/offers/winter'])).toBe(answers)
})

it.each([
  ['/Our-Team.HTML/', '/our-team.html'],
  ['/caf%C3%A9', '/caf%c3%a9'],
  ['/café', '/caf%c3%a9'],
  ['/my page', '/my%20page'],
  ['/100%25', '/100%25'],
  ['/100%', '/100%'],
  ['/what%3F', '/what%3f'],
])('N14 %s is kept and found as %s', (typed, stored) => {
  expect(redirectFrom(typed)).toBe(stored)
  expect(redirectFrom(stored)).toBe(stored)
})

it('N14 a page of the dealer’s own, written as a whole address, is followed like a path', () => {
  const to = (address: string) => ownTarget(address, ['dealer.example'])
  expect(to('https://dealer.example/a?b=1#c')).toBe('/a?b=1#c')
  expect(to('https://dealer.example')).toBe('/')
  expect(to('https://other.example/a')).toBe('https://other.example/a')
  expect(to('/a')).toBe('/a')
  expect(makesLoop({ from: '/Caf%C3%A9', to: '/a' }, [{ from: '/a', to: '/café' }])).toBe(true)
})

it.each([
  ['https://maker.example/x', 'elsewhere'],
  ['/about-us?a=1#b', 'page'],
  ['/About-Us/', 'page'],
  ['/hilux', 'page'],
  ['/search/toyota', 'page'],
  ['/specials', 'page'],
  ['/used-cars', 'page'],
  ['/trade-in', 'page'],
  ['/finance', 'closed'],
  ['/not-made-yet', 'missing'],
  ['/cars/2019-jayco', null],
  ['/blog/towing', null],
])('N14 the new address %s leads to: %s', (to, reach) => {
  expect(reachOf(to, known, ['/used-cars'])).toBe(reach)
})

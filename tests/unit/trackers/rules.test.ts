import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readChoice, trackerModeOf, droppedCookies } from '@/features/trackers/choice.rules'
import { isPersonalPath } from '@/lib/paths'
import { trackerLines, plainLegalPage } from '@/core/dealer/config/plainLegalPages'
import { companiesOf, namedBy, trackersConfigSchema, trackersOf } from '@/core/dealer/config/trackersConfig'
import { settingFaults } from '@/core/settings/faults'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { configInput } from '../../helpers/dealers'

const NO_PARTNERS = { media: '', badge: '', price: '', payment: '', action: '', banner: '' }
const parse = (trackers: object) => trackersConfigSchema.parse(trackers)

describe('Q8 ids', () => {
  it.each([
    ['GTM-AB12CD3', 'GTM-AB12CD3'],
    [' gtm-ab12cd3 ', 'GTM-AB12CD3'],
    ['g-ab12cd34ef', 'G-AB12CD34EF'],
    ['AW-123456789', 'AW-123456789'],
    ['GT-ABCDEF12', 'GT-ABCDEF12'],
    ['', ''],
    ['UA-12345-1', null],
    ['GTM AB12CD3', null],
    ['GTM-', null],
    ['GTM-AB12"><script>', null],
    ['https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3', null],
  ])('google %j is %j', (typed, saved) => {
    expect(trackersConfigSchema.safeParse({ google: typed }).data?.google ?? null).toBe(saved)
  })

  it.each([
    ['123456789012345', '123456789012345'],
    [' 123456789012345 ', '123456789012345'],
    ['', ''],
    ['12345', null],
    ['12345678901234x', null],
  ])('meta %j is %j', (typed, saved) => {
    expect(trackersConfigSchema.safeParse({ meta: typed }).data?.meta ?? null).toBe(saved)
  })

  it('that are wrong are told by a sentence that shows a right one', () => {
    const faults = settingFaults(configInput({ trackers: { google: 'UA-1-2', meta: 'me' } }))
    expect(faults.get('trackers.google')).toMatch(/GTM-AB12CD3 or G-AB12CD34EF\.$/)
    expect(faults.get('trackers.meta')).toMatch(/such as \d{15}\.$/)
  })

  it.each([
    ['https://widgets.partner.example/badge.js', true],
    ['https://widgets.partner.example/badge.js?id=7', true],
    ['', true],
    ['http://widgets.partner.example/badge.js', false],
    ['https://me:secret@partner.example/badge.js', false],
    ['https://localhost/badge.js', false],
    ['javascript:alert(1)', false],
    ['widgets.partner.example', false],
  ])('the script of a partner %j is taken: %s', (badge, isTaken) => {
    expect(trackersConfigSchema.safeParse({ partners: { badge } }).success).toBe(isTaken)
  })

  it('a yes names the partners: a new one asks again', () => {
    const before = parse({
      partners: { badge: 'https://one.example/a.js', price: 'https://one.example/b.js' },
    })
    const after = parse({ partners: { badge: 'https://two.example/a.js' } })
    const yes = readChoice({ allows: true, to: namedBy(before), signal: false })
    expect(namedBy(before)).toEqual(['one.example'])
    expect([before, after].map((one) => trackerModeOf(one, yes, false))).toEqual(['load', 'ask'])
    expect([before, after].map((one) => trackerModeOf(one, yes, true))).toEqual(['off', 'off'])
    expect(trackerLines({ trackers: before })).toMatch(
      /^## Parts of our partners\nSome pages have boxes of one\.example\./,
    )
  })

  it('are none for a dealer that sets none', () => {
    const { trackers } = tenantConfigSchema.parse(configInput())
    expect([trackers, trackersOf({ trackers })]).toEqual([
      { google: '', meta: '', when: 'agreed', partners: NO_PARTNERS },
      null,
    ])
  })

  it('name their companies', () => {
    expect(companiesOf(parse({ google: 'GTM-AB12CD3' }))).toEqual(['google'])
    expect(companiesOf(parse({ google: 'G-AB12CD34', meta: '12345678' }))).toEqual(['google', 'meta'])
  })
})

const google = parse({ google: 'GTM-AB12CD3' })
const both = parse({ google: 'GTM-AB12CD3', meta: '12345678' })
const atOnce = parse({ google: 'GTM-AB12CD3', when: 'at once' })
const yes = { allows: true, to: ['google'], signal: false }
const no = { allows: false, to: ['google'], signal: false }

it.each([
  ['nothing was said', google, null, false, 'ask'],
  ['a yes', google, yes, false, 'load'],
  ['a no', google, no, false, 'off'],
  ['the browser says no', google, null, true, 'off'],
  ['the browser says no since the yes', google, yes, true, 'off'],
  ['a yes although the browser says no', google, { ...yes, signal: true }, true, 'load'],
  ['a company that the yes did not name', both, yes, false, 'ask'],
  ['a company that the no did not name', both, no, false, 'off'],
  ['a yes to more companies than are left', google, { ...yes, to: ['google', 'meta'] }, false, 'load'],
  ['at once, nothing was said', atOnce, null, false, 'load'],
  ['at once, a no', atOnce, no, false, 'off'],
  ['at once, the browser says no', atOnce, null, true, 'off'],
] as const)('Q8 %s', (_what, trackers, choice, signal, status) => {
  expect(trackerModeOf(trackers, choice, signal)).toBe(status)
})

it.each([
  [null, null],
  ['yes', null],
  [{ allows: 'yes' }, null],
  [{ allows: true }, { allows: true, to: [], signal: false }],
  [
    { allows: true, to: ['google', 7], signal: true },
    { allows: true, to: ['google'], signal: true },
  ],
])('Q8 what a browser kept as %j is read as %j', (stored, choice) => {
  expect(readChoice(stored)).toEqual(choice)
})

it.each([
  ['/', false],
  ['/search/used-cars', false],
  ['/cars/2024-toyota', false],
  ['/success', false],
  ['/book-test-drive', false],
  ['/service/booking', false],
  ['/saved-searches/confirm', true],
  ['/messages/L2345678A', true],
  ['/shortlists/abc', true],
  ['/bookings/manage', true],
  ['/reservations/R123', true],
  ['/Valuations/photos', true],
  ['/valuations/start', true],
  ['/account', true],
  ['/accounting', false],
  ['/sign-in', true],
  ['/pay/test', true],
  ['/review-feedback', true],
])('Q8 %s belongs to one shopper: %s', (path, isPersonal) => {
  expect(isPersonalPath(path)).toBe(isPersonal)
})

/** Their addresses name nobody: everything that is a shopper's own is in the browser, a cookie or a form. */
const NAMES_NOBODY = (
  '[...slug] blog book-test-drive cars chat-window compare contact contact-us favicon.ico finance garage llms.txt locations mcp ' +
  'models not-found offers partner-frame parts personalised robots.txt search sell-my-car sell-your-car service sitemap.xml sitemaps ' +
  'special-offers spin-to-win status success teams trade-in unavailable what-can-i-tow'
).split(' ')

it('Q8 of each page somebody has decided whether its address belongs to one shopper', () => {
  const own = readdirSync('src/app/(site)/sites/[host]', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name)
  expect(own.filter((name) => !isPersonalPath(`/${name}`)).sort()).toEqual(NAMES_NOBODY)
})

it('Q8 the cookies of the trackers go, on each domain that they may be of, and no other', () => {
  const dropped = droppedCookies(
    'session=1; _ga=a; _gas=b; _ga_AB12=c; _fbp=d; _gcl_au=e',
    'www.dealer.com.au',
  )
  expect([...new Set(dropped.map((one) => one.split('=')[0]))]).toEqual([
    '_ga',
    '_ga_AB12',
    '_fbp',
    '_gcl_au',
  ])
  expect(dropped.filter((one) => one.startsWith('_ga='))).toEqual([
    '_ga=; path=/; max-age=0',
    '_ga=; path=/; max-age=0; domain=www.dealer.com.au',
    '_ga=; path=/; max-age=0; domain=dealer.com.au',
    '_ga=; path=/; max-age=0; domain=com.au',
  ])
  expect(droppedCookies('', 'dealer.com.au')).toEqual([])
})

describe('Q8 the plain privacy policy', () => {
  const policyOf = (trackers: object) => {
    const config = tenantConfigSchema.parse(configInput({ trackers }))
    const page = plainLegalPage({ tenant: { id: 't', slug: 'a', name: 'A' }, config }, 'privacy-policy')
    return JSON.stringify(page?.layout)
  }

  it('says nothing of trackers that are not there', () => {
    expect(trackerLines({ trackers: parse({}) })).toBe('')
    expect(policyOf({})).not.toMatch(/Google|Meta|cookie/i)
  })

  it.each([
    [{ google: 'GTM-AB12CD3' }, 'programs of Google. They are loaded only after you allow it'],
    [{ meta: '12345678' }, 'programs of Meta (Facebook and Instagram). They'],
    [{ google: 'G-AB12CD3', meta: '12345678' }, 'programs of Google and Meta (Facebook and Instagram). They'],
    [{ google: 'GTM-AB12CD3', when: 'at once' }, 'They are loaded when you open a page, until you say no'],
  ])('of %j says whose they are and when', (trackers, message) => {
    expect(policyOf(trackers)).toContain(message)
    expect(policyOf(trackers)).toContain('[cookie choices](#cookie-choices)')
  })
})

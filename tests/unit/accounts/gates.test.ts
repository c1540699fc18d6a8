import { describe, expect, it } from 'vitest'
import { cacheRoute } from '@/server/routes'
import { isClosed } from '@/core/dealer/links/closedPaths'
import { type Gate, gateBefore } from '@/core/dealer/links/gates'
import { featuresSchema } from '@/core/dealer/config/featuresConfig'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'

const gates: Gate[] = ['checkout', 'finance', 'spin-to-win', 'online-payment', 'car-finance']
const on = { features: featuresSchema.parse({ signIn: true, finance: true }), gates }

const GATED: [string, Gate][] = [
  ['/cars/2021-toyota-hilux-1/checkout', 'checkout'],
  ['/cars/2021-toyota-hilux-1/buy-online', 'checkout'],
  ['/checkout-journey', 'checkout'],
  ['/finance', 'finance'],
  ['/Finance/', 'finance'],
  ['/personalised/finance', 'finance'],
  ['/apply-for-finance', 'car-finance'],
  ['/finance-enquiry', 'car-finance'],
  ['/car-finance', 'car-finance'],
  ['/spin-to-win', 'spin-to-win'],
  ['/online-payment', 'online-payment'],
]
const OPEN = [
  '/',
  '/search/toyota',
  '/cars/2021-toyota-hilux-1',
  '/trade-in',
  '/cars/trade-in',
  '/sell-my-car',
  '/sell-your-car',
  '/finance/insurance',
]

describe('G1 the gates of a dealer', () => {
  it.each(GATED)('%s is behind %s where the dealer has it', (path, gate) => {
    expect(gateBefore(path, on)).toBe(gate)
    expect(gateBefore(path, { ...on, gates: gates.filter((one) => one !== gate) })).toBeNull()
    expect(gateBefore(path, { ...on, features: { ...on.features, signIn: false } })).toBeNull()
  })
  it('a payment is behind the sign-in of a dealer that says nothing of gates', () => {
    const usual = { ...on, gates: tenantConfigSchema.shape.gates.parse(undefined) }
    expect(GATED.flatMap(([path]) => gateBefore(path, usual) ?? [])).toEqual(['online-payment'])
  })
  it.each(GATED)('%s never enters the page cache', (path) =>
    expect(cacheRoute('dealer.example', path)).toBeNull(),
  )
  it.each(OPEN)('%s is open to everybody', (path) => expect(gateBefore(path, on)).toBeNull())
  it.each(['/sign-in', '/account', '/account/delete', '/watchlist'])('%s is no page to share', (path) =>
    expect(cacheRoute('dealer.example', path)).toBeNull(),
  )
})

// faults: B9
describe('T2 N7 a feature that is switched off', () => {
  it.each([
    ['finance', '/finance'],
    ['finance', '/apply-for-finance'],
    ['tradeIn', '/trade-in'],
    ['tradeIn', '/sell-my-car'],
    ['testDrive', '/book-test-drive'],
    ['serviceBooking', '/service/booking'],
    ['garage', '/watchlist'],
    ['signIn', '/sign-in'],
    ['signIn', '/account/delete'],
  ] as const)('%s closes %s', (feature, path) => {
    expect(isClosed(path, on)).toBe(false)
    expect(isClosed(path, { features: { ...on.features, [feature]: false } })).toBe(true)
  })
  it('closes nothing else', () =>
    expect(isClosed('/financial-news', { features: { ...on.features, finance: false } })).toBe(false))
})

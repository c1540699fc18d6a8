import { describe, expect, it } from 'vitest'
import { offeredHref, offeredLinks } from '@/core/dealer/links/offeredLinks'
import { withoutOff } from '@/core/dealer/siteConfig'
import { featuresSchema } from '@/core/dealer/config/featuresConfig'
import { type TenantConfig, tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { tenant as westside } from '../../../tenants/westside-motors/tenant'

type Features = TenantConfig['features']

const ALL = Object.keys(featuresSchema.parse({}))
const features: Features = featuresSchema.parse(Object.fromEntries(ALL.map((name) => [name, true])))
const without = (name: keyof Features) => ({ features: { ...features, [name]: false } })

describe('T2 links to what a dealer has switched off', () => {
  it.each<[keyof Features, string[]]>([
    ['garage', ['/garage', '/compare?cars=a', '/watchlist']],
    ['finance', ['/finance#finance-form', '/Finance/', '/search?range[weekly_price]=:120']],
    ['finance', ['/search?range%5Bweekly_price%5D=:120', '/used-car/list?sortBy=weekly_asc']],
    ['tradeIn', ['/trade-in', '/sell-your-car?a=1', '/sell-my-car#form']],
    ['spinToWin', ['/spin-to-win']],
    ['signIn', ['/account', '/spin-to-win']],
    ['testDrive', ['/book-test-drive']],
    ['reserve', ['/pages/reserve-online', '/pages/reserve-online#how']],
    ['onlinePayment', ['/online-payment']],
    ['serviceBooking', ['/service/booking', '/service/booking?location=a']],
    ['tags', ['/search?tag=Price+drop', '/search/used-cars?body=Ute&tag=Price+drop']],
    ['subscriptions', ['/search?range[subscription_price]=:300']],
    ['certified', ['/search?certified=true', '/search/used-cars?certified=true']],
  ])('%s: %j', (feature, hrefs) => {
    const links = hrefs.map((href) => ({ href }))
    expect(offeredLinks(links, { features })).toEqual(links)
    expect(offeredLinks(links, without(feature))).toEqual([])
  })
  it.each([
    '/search',
    '/pages/garage',
    '/search?filtered_features=tag',
    '/service',
    'https://lender.example/finance',
    '#finance-form',
  ])('%s stays whatever is off', (href) => {
    const off: Features = featuresSchema.parse(Object.fromEntries(ALL.map((name) => [name, false])))
    expect(offeredHref(href, { features: off })).toBe(href)
  })
})

describe('N10 a page of the dealer stands in for what is off', () => {
  const ownPages = ['/genuine-service', '/online-payment']
  it('for a booking, the page about servicing', () =>
    expect(offeredHref('/service/booking', { ...without('serviceBooking'), ownPages })).toBe(
      '/genuine-service',
    ))
  it('but a list that has that page already does not get it twice', () => {
    const links = ['/service/booking', '/genuine-service'].map((href) => ({ href }))
    expect(offeredLinks(links, { ...without('serviceBooking'), ownPages })).toEqual([links[1]])
  })
  it('a dealer whose own platform takes bookings keeps the link', () =>
    expect(
      offeredHref('/service/booking', { ...without('serviceBooking'), baseDomain: 'dealer.example' }),
    ).toBe('/service/booking'))
  it('for a payment, its own page of that address', () =>
    expect(offeredHref('/online-payment', { ...without('onlinePayment'), ownPages })).toBe('/online-payment'))
})

describe('T2 the configuration of Westside Motors without a feature', () => {
  const config = tenantConfigSchema.parse(westside.config)
  const shown = (off: Partial<Features>) =>
    withoutOff({ ...config, features: { ...config.features, ...off } })
  const text = (off: Partial<Features>) => {
    const { navigation, footer, search } = shown(off)
    return JSON.stringify([navigation, footer, search])
  }
  it.each<[keyof Features, RegExp]>([
    ['finance', /weekly|\/finance|Under \$120/],
    ['tags', /"tag"|tag=/],
    ['onlinePayment', /online-payment|Secure payments/],
    ['serviceBooking', /service\/booking/],
    ['reserve', /reserve-online|Reserve online/],
    ['testDrive', /book-test-drive/],
    ['garage', /"\/(?:garage|compare)"/],
  ])('%s leaves nothing of it behind', (feature, pattern) => {
    expect(text({ [feature]: true })).toMatch(pattern)
    expect(text({ [feature]: false })).not.toMatch(pattern)
  })
})

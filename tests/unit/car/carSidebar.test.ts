import { describe, expect, test } from 'vitest'
import { exampleCar } from '../../helpers/car'
import { sideItems } from '@/app/(site)/sites/[host]/cars/[slug]/_components/sideLinks'
import type { Car } from '@/core/car/car'
import { carControls } from '@/core/car/controls'
import { priceOf } from '@/core/car/price'
import { promisesOf } from '@/core/car/promises'
import { waysToPay } from '@/features/reservations/payments/waysToPay.rules'
import { callWay } from '@/core/car/callWay'
import { tenantConfigSchema, type TenantConfig } from '@/core/dealer/config/tenantConfig'
import { config as outback } from '../../../tenants/outback-caravans/config'
import { config as westside } from '../../../tenants/westside-motors/config'

const car = (over: Partial<Car> = {}) => exampleCar({ file: '/report.pdf', ...over })
type Features = Partial<TenantConfig['features']>
const dealer = (features: Features = {}, more: Partial<TenantConfig> = {}): TenantConfig => {
  const config = tenantConfigSchema.parse(westside)
  return { ...config, ...more, features: { ...config.features, ...features } }
}
const named = (config: TenantConfig, over: Partial<Car> = {}) =>
  sideItems(car(over), config, carControls(car(over), config)).map((item) =>
    item === 'call' ? item : item.label,
  )

describe('V7 the sidebar', () => {
  const all = dealer({}, { sidebarButtons: ['location', 'call', 'payments', 'history', 'offer', 'custom'] })
  test('keeps the dealer’s order', () =>
    expect(named(all)).toEqual([
      'Location',
      'call',
      'Payment methods',
      'History report',
      'Make an offer',
      'Request photos',
      'Chat with the yard',
    ]))
  test.each<[string, TenantConfig, Partial<Car>, string]>([
    ['a history report without its file', all, { file: null }, 'History report'],
    ['payments that are off', dealer({ onlinePayment: false }, all), {}, 'Payment methods'],
    ['an offer without a price', all, { price: 0 }, 'Make an offer'],
    ['photos of a sold car', all, { status: 'sold' }, 'Request photos'],
    ['finance that is off', dealer({ finance: false }, { sidebarButtons: ['finance'] }), {}, 'Get Finance'],
    [
      'a trade-in that is off',
      dealer({ tradeIn: false }, { sidebarButtons: ['trade-in'] }),
      {},
      'Value my trade-in',
    ],
  ])('has no button for %s', (_what, config, over, label) => expect(named(config, over)).not.toContain(label))
  test('has the dealer’s own button where it leads somewhere', () => {
    const sidebarLink = { label: 'Our workshop', href: '/service' }
    expect(named(dealer({}, { sidebarButtons: ['custom'], sidebarLink }))).toContain('Our workshop')
    expect(named(tenantConfigSchema.parse(outback))).toContain('Towing in plain words')
  })
  test('payment methods lead to how one can pay, on the same page and without a sign-in', () => {
    const now = new Date('2026-11-27T00:00:00Z')
    const shown = car({ price: 30_000, status: 'in_stock' })
    const links = sideItems(shown, all, carControls(shown, all)).flatMap((item) =>
      item === 'call' ? [] : item,
    )
    expect(links.find(({ label }) => label === 'Payment methods')?.href).toBe('#payment')
    const ways = waysToPay(shown, all, now)
    expect(ways.map(({ label }) => label)).toEqual([
      ...['Deposit online', 'Your trade-in', 'Card, online', 'At the dealership'],
    ])
    expect(ways[0]?.text).toContain('$')
    const bare = dealer({ reserve: false, tradeIn: false, finance: false }, all)
    expect(waysToPay(shown, bare, now).map(({ label }) => label)).toEqual([
      'Card, online',
      'At the dealership',
    ])
    expect(waysToPay({ ...shown, status: 'sold' }, all, now)).toEqual([])
  })
  test.each(['javascript:alert(1)', '//evil.example', 'service', ''])('no own button to %s', (href) =>
    expect(tenantConfigSchema.safeParse({ ...westside, sidebarLink: { label: 'X', href } }).success).toBe(
      false,
    ),
  )
})

describe('V7 the call panel', () => {
  test.each<[string, Features, Partial<TenantConfig>, ReturnType<typeof callWay>]>([
    ['a number', {}, {}, { tel: 'tel:1300555017' }],
    ['a number that is counted', { revealPhone: true }, {}, 'reveal'],
    ['the panel off', { callPanel: false }, {}, null],
    ['the panel off where calls are counted', { callPanel: false, revealPhone: true }, {}, null],
    ['no number', {}, { phone: '', phones: {} }, null],
  ])('with %s', (_what, features, more, way) =>
    expect(callWay(car(), dealer({ revealPhone: false, ...features }, more))).toEqual(way),
  )
})

describe('V4 market prices', () => {
  const autograb_data = { state_average_market_price: 40_000 }
  test.each<[Features, number | null]>([
    [{ autograb: true, belowMarket: true }, 5_010],
    [{ autograb: false, belowMarket: true }, null],
    [{ autograb: true, belowMarket: false }, null],
  ])('%o', (features, saving) => {
    const price = priceOf(car({ autograb_data }), dealer(features))
    expect(price.kind === 'price' && (price.belowMarket?.amount ?? null)).toBe(saving)
  })
})

describe('V9 promises', () => {
  type DealerPromise = TenantConfig['promises'][number]
  const promise = (title: string, over: Partial<DealerPromise> = {}): DealerPromise => ({
    ...{ icon: 'tick', title, text: '', carTypes: [], only: 'any', ...over },
  })
  const byType = dealer(
    {},
    {
      promises: [
        promise('All'),
        promise('Used', { carTypes: ['used'] }),
        promise('Not used', { carTypes: ['new', 'demo'] }),
      ],
    },
  )
  const state = [
    promise('All'),
    promise('Here', { only: 'in_stock' }),
    promise('Hold it', { only: 'reservable' }),
  ]
  const titles = (config: TenantConfig, over: Partial<Car>) =>
    promisesOf(config, car(over)).map(({ title }) => title)
  test.each([
    ['new', ['All', 'Not used']],
    ['demo', ['All', 'Not used']],
    ['used', ['All', 'Used']],
  ] as const)('with a %s one', (car_type, expected) => expect(titles(byType, { car_type })).toEqual(expected))
  test.each<[string, Partial<Car>, Features, string[]]>([
    ['a free one', {}, { reserve: true }, ['All', 'Here', 'Hold it']],
    ['one that somebody holds', { reserved: true }, { reserve: true }, ['All', 'Here']],
    ['one to come', { status: 'coming_soon' }, { reserve: true }, ['All']],
    ['a free one of a dealer without holds', {}, { reserve: false }, ['All', 'Here']],
  ])('with %s', (_, over, features, expected) =>
    expect(titles(dealer(features, { promises: state }), over)).toEqual(expected),
  )
  test('with a sold one there is none', () => expect(titles(byType, { status: 'sold' })).toEqual([]))
})

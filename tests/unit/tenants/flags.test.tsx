/** Each yes-or-no setting of a dealer, set and not set, by what follows from it. A new one needs a line here. */
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Specifications } from '@/app/(site)/sites/[host]/cars/[slug]/_components/Specifications'
import { CarCard } from '@/components/car/CarCard'
import { enquiryView } from '@/components/forms/enquiryView'
import { FilterPanel } from '@/components/search/FilterPanel'
import { PANELS_KEY } from '@/components/search/formId'
import { isOpen as isGroupOpen, panelGroups } from '@/components/search/groups'
import { saveSearchView } from '@/components/search/saveSearchView'
import { searchRequest } from '@/search/cars/request'
import { offersBooking } from '@/core/dealer/links/bookingLinks'
import { isShownOnSite } from '@/core/car/availability'
import { carControls } from '@/core/car/controls'
import { priceOf } from '@/core/car/price'
import { tagOf } from '@/core/car/tags'
import { offeredChats } from '@/features/chat/chat.rules'
import { hasDeals } from '@/features/reservations/deals/offer.rules'
import { financeLinks } from '@/core/car/finance/links'
import { isLent } from '@/core/car/finance/shownLender'
import { isLentAt } from '@/core/money/specialRate'
import { leadRules } from '@/features/leads/leadSchema.rules'
import { agreesToNews } from '@/core/person/marketing'
import { emptySearch } from '@/search/list/state'
import { withSort } from '@/search/list/edit'
import { hasPlan } from '@/features/models/servicePlan.rules'
import { callWay } from '@/core/car/callWay'
import { runningUse } from '@/core/car/runningUse'
import { isReservable } from '@/core/car/deposit'
import { withPayments } from '@/core/dealer/siteConfig'
import { hasWaysToPay } from '@/features/reservations/payments/waysToPay.rules'
import { showsRating } from '@/features/reviews/reviews.rules'
import { robotsText } from '@/search/seo/robots'
import { plainNode, SETTINGS, type SettingNode } from '@/core/settings/node'
import { isClosed } from '@/core/dealer/links/closedPaths'
import { gateBefore } from '@/core/dealer/links/gates'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import type { TenantConfig, TenantConfigInput } from '@/core/dealer/config/tenantConfig'
import { exampleCar } from '../../helpers/car'
import { configInput } from '../../helpers/dealers'
import { listHtml, view } from '../../helpers/listView'
import { showsAccessories } from '@/core/car/accessories'

function flagsIn(node: SettingNode, path = ''): string[] {
  const { type, items, properties } = plainNode(node)
  if (type === 'boolean') return [path]
  if (items) return flagsIn(items, `${path}[]`)
  return Object.entries(properties ?? {}).flatMap(([key, part]) =>
    flagsIn(part, path ? `${path}.${key}` : key),
  )
}

const NOW = new Date('2026-11-28T02:00:00Z')
const CHAT = { provider: 'sample', id: 'x', label: 'Chat' } as const
/** Around a flag, all else that it needs is on. */
const ON = {
  ...{ finance: true, certified: true, subscriptions: true, autograb: true, reserve: true, signIn: true },
  ...{ checkoutJourney: true, spinToWin: true, onlinePayment: true },
}
const dealer = (more: Partial<TenantConfigInput>): TenantConfig =>
  tenantConfigSchema.parse(
    configInput({
      ...{ manufacturer: { name: 'Toyota', slug: 'toyota' }, sidebarButtons: ['payments'] },
      ...{ baseDomain: 'base.example', chat: CHAT, assistant: CHAT },
      ...more,
      features: { ...ON, ...more.features },
    }),
  )
const car = exampleCar({
  ...{ images: [{ image: { url: '/media/a.jpg' } }], created_at: NOW.getTime() / 1000, has_nvic: true },
  ...{ dealership_name: 'Dealership', location_name: 'Yard' },
})
const market = { ...car, autograb_data: { average_market_price: 40_000 } }

const siteOf = (config: TenantConfig) => ({
  ...{ tenant: { id: 't', slug: 'north', name: 'North' }, ownPages: [], dealershipIds: ['d'], config },
  ...{ host: 'north.example', origin: 'https://north.example' },
  dealerships: ['d', 'e'].map((id) => ({ id, slug: id, name: id })),
})
const formOf = (config: TenantConfig, form: 'general' | 'sell' = 'general') =>
  enquiryView({ site: siteOf(config), form, locations: [] })
const panelOf = (config: TenantConfig) =>
  listHtml(<FilterPanel state={emptySearch()} view={view({})} config={config} logos={{}} nonce="n" />)
const isOpen = (path: string) => (config: TenantConfig) => !isClosed(path, config)
const saving = (config: TenantConfig) => {
  const price = priceOf(market, config)
  return price.kind === 'price' ? (price.belowMarket?.amount ?? null) : price
}
const cardPlace = (config: TenantConfig) =>
  /Dealership|Yard/.exec(renderToStaticMarkup(<CarCard {...{ car, config, now: NOW }} />))?.[0]
const BURNS = { simple_fuel: 'Petrol', variant: { fuelconsumptioncombined: 7 } }
const TEL = { tel: 'tel:+61755500100' }

type Row = readonly [
  flag: string,
  set: (flag: boolean) => Partial<TenantConfigInput>,
  seen: (config: TenantConfig) => unknown,
  /** What is seen where the flag is set, and where it is not. */
  on: unknown,
  off: unknown,
]
type Seen = Row[2]
const feature = (
  name: keyof TenantConfig['features'],
  seen: Seen,
  on: unknown = true,
  off: unknown = false,
): Row => [`features.${name}`, (flag) => ({ features: { [name]: flag } }), ...([seen, on, off] as const)]
const part =
  (section: 'forms' | 'search' | 'consent' | 'finance') =>
  (name: string, seen: Seen, on: unknown = true, off: unknown = false): Row => [
    `${section}.${name}`,
    (flag) => ({ [section]: { [name]: flag } }),
    ...([seen, on, off] as const),
  ]
const [forms, search, consent, finance] = [part('forms'), part('search'), part('consent'), part('finance')]
const special = { interestRate: 4.9, comparisonRate: 5.1 }
const balloonLoan = { price: 30_000, own: 3000, months: 60, balloon: 6000 }

const ROWS: readonly Row[] = [
  feature('garage', (config) => carControls(car, config).favourite),
  feature('finance', (config) => isLent(car, config)),
  feature('tags', (config) => tagOf(car, config, NOW)?.kind ?? null, 'new-arrival', null),
  feature(
    'fuelTag',
    (config) => tagOf({ ...car, simple_fuel: 'Hybrid' }, config, NOW)?.kind,
    ...(['fuel', 'new-arrival'] as const),
  ),
  feature('dealershipName', cardPlace, 'Dealership', 'Yard'),
  feature('callPanel', (config) => callWay(car, config), TEL, null),
  feature('revealPhone', (config) => callWay(car, config), 'reveal', TEL),
  feature(
    'subscriptions',
    (config) => priceOf({ ...car, subscription_price: 289 }, config).kind,
    ...(['subscription', 'price'] as const),
  ),
  feature(
    'certified',
    (config) => tagOf({ ...car, certified: true }, config, NOW)?.kind,
    ...(['certified', 'new-arrival'] as const),
  ),
  feature(
    'compareUsedOnly',
    (config) => carControls({ ...car, car_type: 'new' }, config).compare,
    ...([false, true] as const),
  ),
  feature('reviews', (config) => showsRating(4.8, config)),
  feature('tradeIn', isOpen('/trade-in')),
  ...(['shortlists', 'messages'] as const).map((name) => feature(name, isOpen(`/${name}/a`))),
  feature('testDrive', (config) => offersBooking(config, 'test_drive')),
  feature('serviceBooking', (config) => offersBooking({ ...config, baseDomain: undefined }, 'service')),
  feature('makeOffer', (config) => carControls(car, config).makeOffer),
  feature('photoRequest', (config) => carControls(car, config).photoRequest),
  feature('accessories', ({ features }) => showsAccessories({ accessories_count: 3 }, features.accessories)),
  ...(['belowMarket', 'autograb'] as const).map((name) => feature(name, saving, 5010, null)),
  feature('redbook', (config) =>
    renderToStaticMarkup(<Specifications {...{ car, config, now: NOW }} />).includes('RedBook'),
  ),
  feature('autobot', (config) => Object.keys(offeredChats(config)), ['chat', 'assistant'], ['chat']),
  feature('autogauge', (config) => formOf(config).hidden, [['autogauge_enabled', 'true']], []),
  feature('signIn', (config) => gateBefore('/online-payment', config), 'online-payment', null),
  feature('runningCosts', (config) => runningUse({ ...car, ...BURNS }, config) !== null),
  feature('savedSearches', (config) => saveSearchView(siteOf(config), emptySearch()) !== null),
  feature('reserve', (config) => isReservable(car, config)),
  feature('onlinePayment', (config) => hasWaysToPay(car, config)),
  feature('checkoutJourney', hasDeals),
  feature('spinToWin', isOpen('/spin-to-win')),
  forms('messageRequired', (config) => formOf(config).rules.messageRequired),
  forms('locationField', (config) => leadRules(siteOf(config), 'general').locationRequired),
  forms('dealershipField', (config) => leadRules(siteOf(config), 'general').dealershipRequired),
  forms('captcha', (config) => formOf(config).captcha),
  forms('odometer', (config) => formOf(config, 'sell').fields.some(({ name }) => name === 'km')),
  search('ascendingHidesNoPrice', (config) =>
    JSON.stringify(searchRequest(siteOf(config), withSort(emptySearch(), 'price_asc'), NOW).where).includes(
      'price',
    ),
  ),
  search('rememberPanels', (config) => panelOf(config).includes(PANELS_KEY)),
  search('usedOnly', ({ search: rules }) => isShownOnSite({ ...car, car_type: 'new' }, rules), false, true),
  [
    'search.filters[].open',
    (open) => ({ search: { filters: [{ name: 'colour', open }] } }),
    (config) => panelGroups(emptySearch(), config, 5).map((group) => isGroupOpen(group, 9, emptySearch())),
    ...([[true], [false]] as const),
  ],
  finance('excluded', (config) => isLent(car, config), false, true),
  [
    'finance.specialRates[].balloon',
    (balloon) => ({ finance: { specialRates: [{ ...special, balloon }] } }),
    (config) => config.finance.specialRates.map((rate) => isLentAt(rate, balloonLoan)),
    ...([[true], [false]] as const),
  ],
  [
    'finance.links[].onBaseDomain',
    (onBaseDomain) => ({ finance: { links: [{ href: '/repay', onBaseDomain }] } }),
    (config) => financeLinks(config, car).map(({ href }) => href),
    ...([['https://base.example/repay'], ['/repay']] as const),
  ],
  consent('optInDefault', (config) => agreesToNews(true, config.consent), false, true),
  consent(
    'optInHidden',
    (config) => [agreesToNews(true, config.consent), formOf(config).optIn === null],
    [false, true],
    [true, false],
  ),
  [
    'unlisted',
    (unlisted) => ({ unlisted }),
    ({ unlisted }) => robotsText('https://north.example', unlisted).includes('Sitemap'),
    ...([false, true] as const),
  ],
  [
    'payments.test',
    (test) => ({ payments: { test } }),
    (config) => withPayments(config, { real: false, demo: false }).features.onlinePayment,
    ...([true, false] as const),
  ],
  [
    'serviceAdvantage',
    (serviceAdvantage) => ({ serviceAdvantage }),
    (config) =>
      hasPlan({ name: 'HiLux', manufacturer: 'Toyota', status: 'current', service_advantage: null }, config),
    ...([true, false] as const),
  ],
]

/** What follows from them is in the store, or leaves it: these tests set them both ways. */
const WITH_A_STORE: Record<string, string> = {
  ...{ 'features.priceHistory': 'int/data/cars.test.ts', 'features.carSheet': 'int/data/siteCallTests.ts' },
  'features.ownDeal': 'unit/car/ownDealSlot.test.tsx',
  'purchase.handover': 'int/reservations/handoverTests.ts',
  'features.agentSearch': 'int/data/agentSearch.test.ts',
  ...{ 'forms.smsReceipts': 'int/leads/deliverySuite.ts', 'forms.smsReminders': 'int/bookings/text.test.ts' },
  'forms.smsReplies': 'int/access/leadReplyWays.test.ts',
  'forms.followUps': 'int/access/leadFollowUp.test.ts',
  'features.priceRating': 'int/data/priceRatingTests.ts',
  ...{ 'spin.prizes[].wins': 'int/accounts/spinTests.ts', 'features.truthTest': 'unit/truth/due.test.ts' },
  'search.sentences': 'unit/search/sentence/sentences.test.ts',
}

it.each(ROWS)('%s', (_flag, set, seen, on, off) => {
  expect([seen(dealer(set(true))), seen(dealer(set(false)))]).toEqual([on, off])
})
it('none is left out', () => {
  const tested = [...ROWS.map(([flag]) => flag), ...Object.keys(WITH_A_STORE)]
  expect(tested.toSorted()).toEqual(flagsIn(SETTINGS).toSorted())
  for (const [flag, file] of Object.entries(WITH_A_STORE))
    expect(readFileSync(`tests/${file}`, 'utf8')).toContain(flag.split('.').at(-1))
})

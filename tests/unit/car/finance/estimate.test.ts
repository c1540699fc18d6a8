import { describe, expect, test } from 'vitest'
import { exampleCar } from '../../../helpers/car'
import type { Car } from '@/core/car/car'
import { financeEstimate } from '@/core/car/finance/estimate'
import { shownLender } from '@/core/car/finance/shownLender'
import { PROVIDER_KINDS, type ProviderKind } from '@/core/dealer/config/financeProviders'
import { financeConfigSchema } from '@/core/dealer/config/financeConfig'

const now = new Date('2026-03-10T02:00:00Z')
const lender = {
  interestRate: 7.5,
  comparisonRate: 8.236,
  paymentWeek: 128.6,
  paymentMonth: 557.1,
  termMonths: 60,
  deposit: 2000,
  balloon: 0,
  disclaimer: 'Terms.',
}
const siteOf = (over: object = {}, finance = true) => ({
  timezone: 'Australia/Brisbane',
  features: { finance },
  finance: financeConfigSchema.parse({
    provider: 'plain',
    lenderName: 'Plain Finance',
    licence: 'ACL 1',
    excludedDealerships: ['yard-1', 'yard-2', 'yard-3', 'yard-4', 'yard-5'],
    ...over,
  }),
})
const financed = (over: Partial<Car> = {}, data: object = {}) =>
  exampleCar({ finance_lenders: { plain: { ...lender, ...data } }, ...over })
const shown = (kind: ProviderKind, over: Partial<Car>, data: object): boolean =>
  shownLender(financed(over, data), siteOf({ providerKind: kind }), now) !== null

/** One car that each provider shows: what the others ask for is left out. */
const FIXTURES: Record<ProviderKind, [Partial<Car>, object]> = {
  'year-and-rate': [
    { year: 2015, price: 501 },
    { paymentWeek: null, paymentMonth: null },
  ],
  'available-only': [
    { year: 1990, price: 100 },
    { paymentWeek: null, paymentMonth: null },
  ],
  weekly: [{ year: 1990, price: 501 }, { paymentMonth: null }],
  'weekly-share': [{ year: 1990, price: 501 }, { paymentMonth: null }],
  monthly: [{ year: 1990, price: 501 }, { paymentWeek: null }],
  'available-monthly': [
    { year: 1990, price: 100 },
    { paymentWeek: null, paymentMonth: null },
  ],
  manual: [{ year: 1990, price: 501 }, { paymentMonth: null }],
  'comparison-service': [
    { year: 1990, price: 100 },
    { paymentWeek: null, paymentMonth: null },
  ],
}

describe('when an estimate may be shown (F1)', () => {
  describe.each(PROVIDER_KINDS)('every provider: %s', (kind) => {
    const [over, data] = FIXTURES[kind]
    test('its own car is shown', () => expect(shown(kind, over, data)).toBe(true))
    test.each<[string, Partial<Car>, object]>([
      ['no lender data', { finance_lenders: null }, {}],
      ['data of another lender alone', { finance_lenders: { other: lender } }, {}],
      ['empty lender data', { finance_lenders: {} }, {}],
      ['no interest rate', {}, { interestRate: null }],
      ['no comparison rate', {}, { comparisonRate: null }],
      ['a Suzuki', { make: 'SUZUKI' }, {}],
      ...['yard-1', 'yard-2', 'yard-3', 'yard-4', 'yard-5'].map((slug): [string, Partial<Car>, object] => [
        `dealership ${slug}`,
        { dealership_slug: slug },
        {},
      ]),
      ['sold', { sold: true }, {}],
      ['status sold', { status: 'sold' }, {}],
      ['withdrawn', { status: 'withdrawn' }, {}],
    ])('%s', (_name, broken, gone) =>
      expect(shown(kind, { ...over, ...broken }, { ...data, ...gone })).toBe(false),
    )
    test('coming soon is available', () =>
      expect(shown(kind, { ...over, status: 'coming_soon' }, data)).toBe(true))
    test.each<[string, object, boolean]>([
      ['the feature is off', {}, false],
      ['the group is excluded', { excluded: true }, true],
      ['no lender', { provider: null }, true],
    ])('%s', (_name, finance, feature) =>
      expect(
        shownLender(financed(over, data), siteOf({ providerKind: kind, ...finance }, feature), now),
      ).toBeNull(),
    )
  })

  test.each<[ProviderKind, string, Partial<Car>, object, boolean]>([
    ['year-and-rate', '12 years old', { year: 2014 }, {}, false],
    ['year-and-rate', '11 years old', { year: 2015 }, {}, true],
    ['year-and-rate', 'price 500', { price: 500 }, {}, false],
    ['year-and-rate', 'no price', { price: null }, {}, false],
    ['year-and-rate', 'comparison rate 0', {}, { comparisonRate: 0 }, false],
    ['weekly', 'price 500', { price: 500 }, {}, false],
    ['weekly', 'no weekly payment', {}, { paymentWeek: null }, false],
    ['weekly-share', 'weekly payment 0', {}, { paymentWeek: 0 }, false],
    ['manual', 'price 500', { price: 500 }, {}, false],
    ['manual', 'no weekly payment', {}, { paymentWeek: null }, false],
    ['monthly', 'price 500', { price: 500 }, {}, false],
    ['monthly', 'no monthly payment', {}, { paymentMonth: null }, false],
    ['monthly', 'monthly payment 0', {}, { paymentMonth: 0 }, false],
  ])('%s: %s', (kind, _name, over, data, expected) => expect(shown(kind, over, data)).toBe(expected))

  test('the year is that of the dealer: New Year comes to Brisbane ten hours early', () => {
    const site = siteOf({ providerKind: 'year-and-rate' })
    const old = financed({ year: 2015 })
    expect(shownLender(old, site, new Date('2026-12-31T13:59:00Z'))).not.toBeNull()
    expect(shownLender(old, site, new Date('2026-12-31T14:00:00Z'))).toBeNull()
  })
})

describe('what an estimate says (F2)', () => {
  const message = (kind: ProviderKind, data: object = {}, over: Partial<Car> = {}) =>
    financeEstimate(financed(over, data), siteOf({ providerKind: kind }), now)

  test('the figures of the lender', () => {
    expect(message('manual')).toMatchObject({
      repayment: '$129',
      period: 'week',
      comparisonRate: '8.24%',
      interestRate: '7.50%',
      deposit: '$2,000',
      validUntil: '10 Apr 2026',
      totalPayable: '$35,426',
      disclaimer: 'Terms.',
      lenderName: 'Plain Finance',
      licence: 'ACL 1',
    })
  })
  test('the first provider: 10% of the price, and monthly payments', () => {
    expect(message('year-and-rate')).toMatchObject({ deposit: '$3,499', totalPayable: '$36,925' })
  })
  test.each<[ProviderKind, string, string]>([
    ['monthly', '$557', 'month'],
    ['available-monthly', '$557', 'month'],
    ['weekly-share', '$129', 'week'],
  ])('%s shows %s a %s', (kind, repayment, period) =>
    expect(message(kind)).toMatchObject({ repayment, period }),
  )
  test('a lender that sends rates alone: the repayment is computed', () => {
    const rates = { paymentWeek: null, paymentMonth: null, interestRate: 7, deposit: 0 }
    expect(message('available-only', rates, { price: 30_000 })).toMatchObject({
      monthly: '$594',
      weekly: '$137',
    })
    expect(message('available-only', { ...rates, balloon: 6000 }, { price: 30_000 })?.monthly).toBe('$510')
    expect(message('available-only', { ...rates, deposit: 30_000 }, { price: 30_000 })?.repayment).toBeNull()
  })
  test('years of a term, and the end of a short month', () => {
    expect(message('manual', { termMonths: null, termYears: 4 })?.termMonths).toBe(48)
    const end = financeEstimate(financed(), siteOf(), new Date('2026-01-31T02:00:00Z'))
    expect(end?.validUntil).toBe('28 Feb 2026')
  })
  test.each([
    ['2026-03-10T13:59:00Z', '10 Apr 2026'],
    ['2026-03-10T14:00:00Z', '11 Apr 2026'],
  ])('it holds for a month by the dealer’s calendar: at %s until %s', (at, until) =>
    expect(financeEstimate(financed(), siteOf(), new Date(at))?.validUntil).toBe(until),
  )
  test('no disclaimer of the lender: that of the dealer', () => {
    const site = siteOf({ disclaimer: 'Ours.' })
    expect(financeEstimate(financed({}, { disclaimer: null }), site, now)?.disclaimer).toBe('Ours.')
  })
})
